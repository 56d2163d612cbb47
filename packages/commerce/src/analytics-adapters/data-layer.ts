import type { AnalyticsAdapter } from '../analytics/create-analytics.ts'
import { hasItems, toGoogleParameters } from './google-event.ts'

export interface DataLayerOptions {
  /** The list that receives the events, such as `window.dataLayer`. */
  readonly layer: unknown[]
  /** The purpose that the shopper must have agreed to. Default: analytics. */
  readonly purpose?: AnalyticsAdapter['purpose'] | undefined
}

/**
 * Writes events to a list that other scripts of the page read, in the format of Google's data layer: products are below
 * `ecommerce`, which is cleared before each event. Nothing is written before the shopper consents. No consent signals
 * are written: see `createTagManager` for them.
 */
export function createDataLayer({ layer, purpose = 'analytics' }: DataLayerOptions): AnalyticsAdapter {
  return {
    purpose,
    send: (event) => {
      const parameters = toGoogleParameters(event)
      if (!hasItems(event)) return void layer.push({ event: event.type, ...parameters })
      layer.push({ ecommerce: null }, { event: event.type, ecommerce: parameters })
      return undefined
    },
  }
}
