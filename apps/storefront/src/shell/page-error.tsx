'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#routing/reload-page.ts'

/** Its code loads when it is needed. */
const UnavailableScreen = lazy(async () => ({
  default: (await import('./unavailable-screen.tsx')).UnavailableScreen,
}))

export interface PageErrorProps {
  readonly error: Error & { readonly digest?: string }
}

/** A page that could not be made. */
export function PageError({ error }: PageErrorProps) {
  return (
    <Suspense>
      <UnavailableScreen onRetry={reloadPage} reference={error.digest} />
    </Suspense>
  )
}
