'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#routing/reload-page.ts'

/** Its code loads only for an error. */
const ProductPlaceholder = lazy(async () => ({
  default: (await import('./product-placeholder.tsx')).ProductPlaceholder,
}))

/** Shown when a product's page could not be rendered. */
export function ProductError() {
  return (
    <Suspense>
      <ProductPlaceholder onRetry={reloadPage} />
    </Suspense>
  )
}
