'use client'

import type { Consent } from '@sorrel/contracts/storage'
import { useEffect, useRef } from 'react'
import { logInBrowser } from '#service/browser-log.ts'
import { useShop } from '#shop/shop-context.tsx'
import { getAdapters } from './adapters.ts'
import { type Analytics, createAnalytics } from './create-analytics.ts'
import { connect } from './track.ts'

/** Starts the analytics of this page and passes on the shopper's choice. */
export function useAnalytics(consent: Consent | undefined): void {
  const { tagScriptUrl } = useShop().config
  const analytics = useRef<Analytics>(undefined)
  useEffect(() => {
    analytics.current ??= startAnalytics(tagScriptUrl)
    analytics.current.setConsent(consent)
  }, [consent, tagScriptUrl])
}

function startAnalytics(tagScriptUrl: string | undefined): Analytics {
  const analytics = createAnalytics({
    adapters: getAdapters(tagScriptUrl),
    onFailure: (error) => logInBrowser('An analytics adapter failed', error),
  })
  connect(analytics.track)
  return analytics
}
