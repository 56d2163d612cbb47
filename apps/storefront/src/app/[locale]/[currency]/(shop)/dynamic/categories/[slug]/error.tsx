'use client'

import { UnavailableList } from '#features/catalog/unavailable-list.tsx'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return <UnavailableList onRetry={reset} />
}
