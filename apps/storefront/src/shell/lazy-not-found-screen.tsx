'use client'

import { Suspense } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'

const NotFoundScreen = createLazyComponent(
  async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
)

/** For the boundary that every page carries along: its screen loads when it is shown. */
export function LazyNotFoundScreen() {
  return (
    <Suspense>
      <NotFoundScreen.Part />
    </Suspense>
  )
}
