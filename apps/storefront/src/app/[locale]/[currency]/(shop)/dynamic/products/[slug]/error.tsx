'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#platform/reload-page.ts'

/** Its code loads when it is needed. */
const ProductPlaceholder = lazy(async () => ({
  default: (await import('#features/product/product-placeholder.tsx')).ProductPlaceholder,
}))

export default function PageError() {
  return (
    <Suspense>
      <ProductPlaceholder onRetry={reloadPage} />
    </Suspense>
  )
}
