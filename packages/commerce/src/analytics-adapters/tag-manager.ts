import type { AnalyticsAdapter } from '../analytics/create-analytics.ts'
import { createDataLayer } from './data-layer.ts'
import { createGoogleConsent } from './google-consent.ts'
import type { TagPage } from './tag-page.ts'

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
