'use client'

import { Suspense } from 'react'
import { createLatePart } from '#shop/late-part.tsx'

const NotFoundScreen = createLatePart(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

/** For the boundary that every page carries along: its screen loads when it is shown. */
export function LateNotFoundScreen() {
  return (
    <Suspense>
      <NotFoundScreen.Part />
    </Suspense>
  )
}
