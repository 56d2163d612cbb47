/**
 * Receivers of a shop's events: a tag manager, Google Analytics 4, Plausible, or any data layer that scripts of a page
 * read.
 */

import type { AnalyticsAdapter } from './analytics/create-analytics.ts'
import { createGoogleConsent } from './analytics-adapters/google-consent.ts'
import type { TagPage } from './analytics-adapters/tag-page.ts'
import { hasItems, toGoogleParameters } from './analytics-adapters/google-event.ts'

export { createGoogleAnalytics, type GoogleAnalyticsOptions } from './analytics-adapters/google-analytics.ts'
export { createPlausible, type PlausibleOptions } from './analytics-adapters/plausible.ts'
export { createTagPage, type TagPage } from './analytics-adapters/tag-page.ts'

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

export interface TagManagerOptions {
  /** See `createTagPage`. */
  readonly page: TagPage
  /** Script of the tag manager. It is loaded once, when consent is first granted. Undefined if the page has none. */
  readonly scriptUrl?: string | undefined
}

/**
 * Events for a tag manager through `dataLayer`, with Consent Mode v2: every signal is denied until the shopper grants
 * it, and withdrawing consent also deletes the cookies of Google's tags.
 */
export function createTagManager({ page, scriptUrl }: TagManagerOptions): AnalyticsAdapter {
  const { start, onConsent } = createGoogleConsent(page, () => {
    if (scriptUrl !== undefined) page.loadScript(scriptUrl)
  })
  return { ...createDataLayer({ layer: page.layer }), start, onConsent }
}
