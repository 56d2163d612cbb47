'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#routing/reload-page.ts'

/** Its code loads when it is needed. */
const ProductPlaceholder = lazy(async () => ({
  default: (await import('./product-placeholder.tsx')).ProductPlaceholder,
}))

/** A product's page that could not be made. */
export function ProductError() {
  return (
    <Suspense>
      <ProductPlaceholder onRetry={reloadPage} />
    </Suspense>
  )
}
