'use client'

import { Suspense } from 'react'
import type { PageErrorProps } from '#shell/page-error.tsx'
import { createLazyComponent } from '#shop/lazy-component.tsx'

/** Every page includes this boundary, so its screen loads only after an error. */
const ShopErrorScreen = createLazyComponent(
  async () => (await import('#shell/shop-error-screen.tsx')).ShopErrorScreen,
)

/** Replaces a page that could not be rendered. */
export default function ShopError({ error }: PageErrorProps) {
  return (
    <Suspense>
      <ShopErrorScreen.Part onRetry={() => window.location.reload()} reference={error.digest} />
    </Suspense>
  )
}
