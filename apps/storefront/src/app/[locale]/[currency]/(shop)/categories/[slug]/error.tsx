'use client'

import { CategoryPlaceholder } from '#features/catalog/category-placeholder.tsx'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <CategoryPlaceholder onRetry={reset} />
}
