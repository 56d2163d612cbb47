'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useCookiePreferences } from './consent-context.tsx'

const ConsentNotice = lazy(async () => ({ default: (await import('./consent-notice.tsx')).ConsentNotice }))

/**
 * The banner's place in the page: early, so that keyboards and screen readers reach it soon. Cached pages are the same for
 * everybody, so code that loads after the page decides in the browser whether the banner shows.
 */
export function ConsentSlot() {
  const preferences = useCookiePreferences()
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return (
    isStarted && (
      <Suspense>
        <ConsentNotice {...preferences} />
      </Suspense>
    )
  )
}
