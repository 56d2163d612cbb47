'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#platform/reload-page.ts'

/** Its code loads when it is needed. */
const UnavailableList = lazy(async () => ({
  default: (await import('#features/catalog/unavailable-list.tsx')).UnavailableList,
}))

export default function PageError() {
  return (
    <Suspense>
      <UnavailableList onRetry={reloadPage} />
    </Suspense>
  )
}
