'use client'

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
  // No boundary around it: what was there stays until the screen has loaded, so nothing is ever blank.
  return <UnavailableScreen.Part onRetry={() => window.location.reload()} reference={error.digest} />
}
