import { Box } from '@sorrel/ui/box'
import type { ReactNode } from 'react'

/** The background of the account's pages, as wide as there. */
export function StoryFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Box surface="secondary" inset="24">
      <div style={{ display: 'grid', gap: '24px', maxInlineSize: '56rem' }}>{children}</div>
    </Box>
  )
}
