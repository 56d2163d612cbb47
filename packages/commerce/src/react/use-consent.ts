'use client'

import { useSyncExternalStore } from 'react'
import type { ConsentState, ConsentStore } from '../consent/consent-store.ts'

/**
 * The shopper's consent. Undefined while a page is rendered on a server and until it has hydrated, when it is not known
 * yet.
 */
export function useConsent(store: ConsentStore): ConsentState | undefined {
  return useSyncExternalStore<ConsentState | undefined>(store.subscribe, store.getState, () => undefined)
}
