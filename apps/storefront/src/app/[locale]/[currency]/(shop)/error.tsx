'use client'

import { Suspense } from 'react'
import { reloadPage } from '#routing/reload-page.ts'
import type { PageErrorProps } from '#shell/page-error.tsx'
import { createLatePart } from '#shop/late-part.tsx'

/** Every page carries this boundary: what it shows loads only for an error. */
const ShopErrorScreen = createLatePart(
  async () => (await import('#shell/shop-error-screen.tsx')).ShopErrorScreen,
)

/** What stands in place of a page that could not be made. */
export default function ShopError({ error }: PageErrorProps) {
  return (
    <Suspense>
      <ShopErrorScreen.Part onRetry={reloadPage} reference={error.digest} />
    </Suspense>
  )
}
