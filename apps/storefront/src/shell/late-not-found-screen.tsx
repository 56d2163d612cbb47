'use client'

import { lazy, Suspense } from 'react'

const NotFoundScreen = lazy(async () => ({
  default: (await import('./not-found-screen.tsx')).NotFoundScreen,
}))

/** For the boundary that every page carries along: its screen loads when it is shown. */
export function LateNotFoundScreen() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  )
}
