'use client'

import { useSyncExternalStore } from 'react'
import type { ConsentState, ConsentStore } from '../consent/consent-store.ts'

/** The shopper's choice. Undefined while a page is drawn on a server and until it has started, when nobody knows it. */
export function useConsent(store: ConsentStore): ConsentState | undefined {
  return useSyncExternalStore<ConsentState | undefined>(store.subscribe, store.getState, () => undefined)
}
