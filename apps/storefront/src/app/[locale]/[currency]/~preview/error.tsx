'use client'

import { lazy, Suspense } from 'react'
import { reloadPage } from '#platform/reload-page.ts'

/** Its code loads when it is needed. */
const UnavailableScreen = lazy(async () => ({
  default: (await import('#shell/unavailable-screen.tsx')).UnavailableScreen,
}))

export default function PageError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  return (
    <Suspense>
      <UnavailableScreen onRetry={reloadPage} reference={error.digest} />
    </Suspense>
  )
}
