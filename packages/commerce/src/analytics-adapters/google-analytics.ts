import type { AnalyticsAdapter } from '../analytics/create-analytics.ts'
import { createGoogleConsent } from './google-consent.ts'
import { toGoogleParameters } from './google-event.ts'
import type { TagPage } from './tag-page.ts'

export interface GoogleAnalyticsOptions {
  /** See `createTagPage`. */
  readonly page: TagPage
  /** Such as `G-ABC123`. */
  readonly measurementId: string
  /** Google's script, without a query. Default: `https://www.googletagmanager.com/gtag/js`. */
  readonly scriptUrl?: string | undefined
}

/**
 * Google Analytics 4 without a tag manager (gtag.js), with Consent Mode v2. The script is loaded once, when consent is
 * first granted. Withdrawing consent denies every signal and deletes the script's cookies.
 */
export function createGoogleAnalytics({
  page,
  measurementId,
  scriptUrl = 'https://www.googletagmanager.com/gtag/js',
}: GoogleAnalyticsOptions): AnalyticsAdapter {
  const { write, start, onConsent } = createGoogleConsent(page, () => {
    write('js', new Date())
    write('config', measurementId)
    page.loadScript(`${scriptUrl}?${new URLSearchParams({ id: measurementId })}`)
  })
  return {
    purpose: 'analytics',
    start,
    onConsent,
    send: (event) => write('event', event.type, toGoogleParameters(event)),
  }
}
