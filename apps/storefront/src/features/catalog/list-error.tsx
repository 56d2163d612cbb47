'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#routing/reload-page.ts'

/** Its code loads when it is needed. */
const UnavailableList = lazy(async () => ({
  default: (await import('./unavailable-list.tsx')).UnavailableList,
}))

/** A list of products that could not be made. */
export function ListError() {
  return (
    <Suspense>
      <UnavailableList onRetry={reloadPage} />
    </Suspense>
  )
}
