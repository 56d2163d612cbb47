import type { Consent } from '@sorrel/contracts/storage'
import type { ShopEvent } from './shop-event.ts'

/** Sends events on, such as to a tag manager. Add yours to `adapters.ts`. */
export interface AnalyticsAdapter {
  /** It receives events only when the shopper has granted this purpose. */
  readonly purpose: 'analytics' | 'marketing'
  /** Runs once, before any choice is known: everything is denied. */
  readonly start?: () => void
  /** Runs on the first choice and on each later one. */
  readonly onConsent?: (consent: Consent) => void
  readonly send: (event: ShopEvent) => void
}

export interface AnalyticsOptions {
  readonly adapters: readonly AnalyticsAdapter[]
  /** An adapter threw. The shop goes on without it. */
  readonly onFailure: (error: unknown) => void
}

export interface Analytics {
  readonly track: (event: ShopEvent) => void
  /** Undefined while the shopper has not chosen. */
  readonly setConsent: (consent: Consent | undefined) => void
}

/** Events that wait for the choice. Beyond this number the oldest are dropped. */
export const WAITING_MAX_COUNT = 100

/**
 * Passes the shop's events to its adapters. Events wait in memory until the shopper has chosen; then those whose purpose
 * was granted are replayed, and the others are dropped. See docs/specification.md#cookie-consent.
 */
export function createAnalytics({ adapters, onFailure }: AnalyticsOptions): Analytics {
  let consent: Consent | undefined
  let waiting: readonly ShopEvent[] = []
  const attempt = (action: () => void) => {
    try {
      action()
    } catch (error) {
      onFailure(error)
    }
  }
  const deliver = (event: ShopEvent, granted: Consent) => {
    for (const adapter of adapters) if (granted[adapter.purpose]) attempt(() => adapter.send(event))
  }
  for (const adapter of adapters) attempt(() => adapter.start?.())
  return {
    track: (event) => {
      if (consent === undefined) waiting = [...waiting, event].slice(-WAITING_MAX_COUNT)
      else deliver(event, consent)
    },
    setConsent: (next) => {
      consent = next
      if (next === undefined) return
      for (const adapter of adapters) attempt(() => adapter.onConsent?.(next))
      const replayed = waiting
      waiting = []
      for (const event of replayed) deliver(event, next)
    },
  }
}
