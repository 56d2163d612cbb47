'use client'

import { ListingPlaceholder } from '#features/catalog/listing-placeholder.tsx'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <ListingPlaceholder onRetry={reset} />
}
