'use client'

import type { Analytics } from '@sorrel/commerce/analytics'
import type { Consent } from '@sorrel/contracts/storage'
import { useEffect, useRef } from 'react'
import { onFirstInteraction } from '#shop/on-first-interaction.ts'
import { useShop } from '#shop/shop-context.tsx'

/**
 * Starts the analytics of this page and passes on the shopper's choice. The code loads immediately if the shopper has
 * consented to anything, otherwise at the first interaction.
 */
export function useAnalytics(consent: Consent | undefined): void {
  const { tagScriptUrl, vitalsShare } = useShop().config
  const analytics = useRef<Promise<Analytics>>(undefined)
  useEffect(() => {
    const start = () => {
      analytics.current ??= import('./adapters.ts').then(({ startAnalytics }) =>
        startAnalytics({ tagScriptUrl, vitalsShare }),
      )
      void analytics.current.then((started) => started.setConsent(consent))
    }
    const isWanted = consent?.analytics === true || consent?.marketing === true
    // A choice that withdraws consent is passed on immediately.
    if (!isWanted && analytics.current === undefined) return onFirstInteraction(start)
    start()
    return undefined
  }, [consent, tagScriptUrl, vitalsShare])
}
