'use client'

import { lazy, Suspense } from 'react'

/** Every page carries this boundary: its code loads when it is needed. */
const NotFoundScreen = lazy(async () => ({
  default: (await import('#shell/not-found-screen.tsx')).NotFoundScreen,
}))

export default function NotFound() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  )
}
