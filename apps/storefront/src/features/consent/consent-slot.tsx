'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useCookiePreferences } from './consent-context.ts'

const ConsentNotice = lazy(async () => ({ default: (await import('./consent-notice.tsx')).ConsentNotice }))

/**
 * Where the banner stands in the order of the page: early, so that keyboards and screen readers meet it soon. Cached
 * pages are everybody's: whether to ask is decided in the browser, by code that comes after the page.
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
