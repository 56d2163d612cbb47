'use client'

import type { PageErrorProps } from '#shell/page-error.tsx'
import { createLazyComponent } from '#shop/lazy-component.tsx'

/** Every page includes this boundary, so its screen loads only after an error. */
const ShopErrorScreen = createLazyComponent(
  async () => (await import('#shell/shop-error-screen.tsx')).ShopErrorScreen,
)

/** Replaces a page that could not be rendered. */
export default function ShopError({ error }: PageErrorProps) {
  // No boundary around it: what was there stays until the screen has loaded, so nothing is ever blank.
  return <ShopErrorScreen.Part onRetry={() => window.location.reload()} error={error} />
}
