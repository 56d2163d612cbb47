import type { Consent } from '@sorrel/contracts/storage'
import type { ShopEvent } from './shop-event.ts'

/** A way out for events, such as a tag manager. Add yours to `adapters.ts`. */
export interface AnalyticsAdapter {
  /** The choice of the shopper that lets it hear events. */
  readonly purpose: 'analytics' | 'marketing'
  /** Before any choice is known, once: everything denied. */
  readonly start?: () => void
  /** The choice is known, or another one. */
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

/** Events kept for the choice. The oldest go first. */
export const WAITING_MAX_COUNT = 100

/**
 * The port between the shop and who counts its visits. Events wait until the shopper has chosen; what was granted is
 * replayed, what was declined is forgotten. Nothing is stored meanwhile. See docs/specification.md#cookie-consent.
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
