'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#routing/reload-page.ts'

/** Its code loads only for an error. */
const UnavailableList = lazy(async () => ({
  default: (await import('./unavailable-list.tsx')).UnavailableList,
}))

/** Shown when a list of products could not be rendered. */
export function ListError() {
  return (
    <Suspense>
      <UnavailableList onRetry={reloadPage} />
    </Suspense>
  )
}
