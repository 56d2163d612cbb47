'use client'

import { Suspense } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'

/** Its code loads when it is needed. */
const UnavailableScreen = createLazyComponent(
  async () => (await import('./unavailable-screen.tsx')).UnavailableScreen,
)

export interface PageErrorProps {
  readonly error: Error & { readonly digest?: string }
}

/** A page that could not be made. */
export function PageError({ error }: PageErrorProps) {
  return (
    <Suspense>
      <UnavailableScreen.Part onRetry={() => window.location.reload()} reference={error.digest} />
    </Suspense>
  )
}
