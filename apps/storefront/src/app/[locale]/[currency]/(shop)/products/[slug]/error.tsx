'use client'

import { ProductPlaceholder } from '#features/product/product-placeholder.tsx'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <ProductPlaceholder onRetry={reset} />
}
