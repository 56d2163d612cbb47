'use client'

import { Suspense } from 'react'
import { reloadPage } from '#routing/reload-page.ts'
import { createLatePart } from '#shop/late-part.tsx'

/** Its code loads when it is needed. */
const UnavailableScreen = createLatePart(
  async () => (await import('./unavailable-screen.tsx')).UnavailableScreen,
)

export interface PageErrorProps {
  readonly error: Error & { readonly digest?: string }
}

/** A page that could not be made. */
export function PageError({ error }: PageErrorProps) {
  return (
    <Suspense>
      <UnavailableScreen.Part onRetry={reloadPage} reference={error.digest} />
    </Suspense>
  )
}
