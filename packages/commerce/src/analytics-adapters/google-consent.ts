import type { Consent } from '@sorrel/contracts/storage'
import type { TagPage } from './tag-page.ts'

const ANALYTICS_COOKIES = /^_(?:ga|gid|gat)/
const MARKETING_COOKIES = /^_gcl/

export interface GoogleConsent {
  /** Writes a command for Google's tags. */
  readonly write: (...args: readonly unknown[]) => void
  readonly start: () => void
  readonly onConsent: (consent: Consent) => void
}

/**
 * Consent Mode v2: every signal is denied until the shopper grants it. `load` is called when consent is first granted.
 * Withdrawing consent also deletes the cookies of Google's tags.
 */
export function createGoogleConsent(
  { layer, dropCookies }: Pick<TagPage, 'layer' | 'dropCookies'>,
  load: (consent: Consent) => void,
): GoogleConsent {
  let isLoaded = false
  const write = createCommand(layer)
  return {
    write,
    start: () => write('consent', 'default', toSignals({ analytics: false, marketing: false })),
    onConsent: (consent) => {
      write('consent', 'update', toSignals(consent))
      if (!consent.analytics) dropCookies(ANALYTICS_COOKIES)
      if (!consent.marketing) dropCookies(MARKETING_COOKIES)
      if (isLoaded || !(consent.analytics || consent.marketing)) return
      isLoaded = true
      load(consent)
    },
  }
}

/** Google's tags recognise a command by its `arguments` object; anything else is an event. */
function createCommand(layer: unknown[]): (...args: readonly unknown[]) => void {
  return function command() {
    // oxlint-disable-next-line prefer-rest-params -- an array would be read as an event
    layer.push(arguments)
  }
}

function toSignals({ analytics, marketing }: Pick<Consent, 'analytics' | 'marketing'>) {
  const ads = marketing ? 'granted' : 'denied'
  return {
    analytics_storage: analytics ? 'granted' : 'denied',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  }
}
