'use client'

import { ProductPlaceholder } from '#features/product/product-placeholder.tsx'
import { reloadPage } from '#platform/reload-page.ts'

export default function PageError() {
  return <ProductPlaceholder onRetry={reloadPage} />
}
