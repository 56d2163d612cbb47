import type { Consent } from '@sorrel/contracts/storage'
import type { CommerceEvent } from './commerce-event.ts'

/** Forwards events, such as to a tag manager. */
export interface AnalyticsAdapter {
  /** It receives events only when the shopper has granted this purpose. */
  readonly purpose: 'analytics' | 'marketing'
  /** Called once, before any choice is known: everything is denied. */
  readonly start?: () => void
  /** Runs on the first choice and on each later one. */
  readonly onConsent?: (consent: Consent) => void
  /** May return a promise; a rejection is reported. */
  readonly send: (event: CommerceEvent) => unknown
}

export interface AnalyticsOptions {
  readonly adapters: readonly AnalyticsAdapter[]
  /** Called when an adapter throws or its promise rejects. The shop is not affected. Default: the error is ignored. */
  readonly onFailure?: ((error: unknown) => void) | undefined
}

export interface Analytics {
  readonly track: (event: CommerceEvent) => void
  /** Undefined while the shopper has not chosen. */
  readonly setConsent: (consent: Consent | undefined) => void
}

/** Maximum number of events that wait for the choice. Beyond it the oldest are dropped. */
const WAITING_MAX_COUNT = 100

/**
 * Passes a shop's events to its adapters. Nothing leaves the page before the shopper has chosen: up to 100 events wait
 * in memory. Then those with a granted purpose are replayed, and the others are dropped. A later choice applies from
 * that moment on.
 */
export function createAnalytics({ adapters, onFailure = () => {} }: AnalyticsOptions): Analytics {
  let consent: Consent | undefined
  let waiting: readonly CommerceEvent[] = []
  const attempt = (action: () => unknown) => {
    try {
      const outcome = action()
      if (outcome instanceof Promise) outcome.catch(onFailure)
    } catch (error) {
      onFailure(error)
    }
  }
  const deliver = (event: CommerceEvent, granted: Consent) => {
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
