import { Box } from '@sorrel/ui/box'
import type { ReactNode } from 'react'

/** The quiet ground that the account's rooms stand on, as wide as there. */
export function Sand({ children }: { readonly children: ReactNode }) {
  return (
    <Box surface="secondary" padding="24">
      <div style={{ display: 'grid', gap: '24px', maxInlineSize: '56rem' }}>{children}</div>
    </Box>
  )
}
