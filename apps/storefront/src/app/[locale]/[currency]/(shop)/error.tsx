'use client'

import { Suspense } from 'react'
import type { PageErrorProps } from '#shell/page-error.tsx'
import { createLazyComponent } from '#shop/lazy-component.tsx'

/** Every page carries this boundary: what it shows loads only for an error. */
const ShopErrorScreen = createLazyComponent(
  async () => (await import('#shell/shop-error-screen.tsx')).ShopErrorScreen,
)

/** What stands in place of a page that could not be made. */
export default function ShopError({ error }: PageErrorProps) {
  return (
    <Suspense>
      <ShopErrorScreen.Part onRetry={() => window.location.reload()} reference={error.digest} />
    </Suspense>
  )
}
