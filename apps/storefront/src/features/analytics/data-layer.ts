import type { Consent } from '@sorrel/contracts/storage'
import { multiplyMoney, sumMoney } from '@sorrel/domain/money'
import type { AnalyticsAdapter } from './create-analytics.ts'
import type { ShopEvent, ShopItem } from './shop-event.ts'

export interface DataLayerOptions {
  /** What a tag manager reads, in the order it was written. */
  readonly layer: unknown[]
  /** Loads the tag manager, on the first grant. Undefined where the shop has none. */
  readonly loadTags?: (() => void) | undefined
  readonly dropCookies: (pattern: RegExp) => void
}

const ANALYTICS_COOKIES = /^_(?:ga|gid|gat)/
const MARKETING_COOKIES = /^_gcl/

/**
 * Events for a tag manager by `dataLayer`, with Consent Mode v2: every signal is denied until the shopper grants it, and
 * a choice taken back also deletes the cookies that the tags have set.
 */
export function createDataLayer({ layer, loadTags, dropCookies }: DataLayerOptions): AnalyticsAdapter {
  let isLoaded = false
  const write = createCommand(layer)
  return {
    purpose: 'analytics',
    start: () => write('consent', 'default', toSignals({ analytics: false, marketing: false })),
    onConsent: (consent) => {
      write('consent', 'update', toSignals(consent))
      if (!consent.analytics) dropCookies(ANALYTICS_COOKIES)
      if (!consent.marketing) dropCookies(MARKETING_COOKIES)
      if (isLoaded || !(consent.analytics || consent.marketing)) return
      isLoaded = true
      loadTags?.()
    },
    send: (event) => {
      if ('items' in event) layer.push({ ecommerce: null })
      layer.push(toEntry(event))
    },
  }
}

/** A tag manager takes an arguments object for a command, anything else for an event. */
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

function toEntry(event: ShopEvent) {
  switch (event.type) {
    case 'search':
      return { event: event.type, search_term: event.term }
    case 'sign_up':
      return { event: event.type, method: 'email' }
    default: {
      const { type, currency, items } = event
      const value = 'value' in event ? event.value : getValue(items)
      return { event: type, ecommerce: { currency, value, items: items.map(toItem) } }
    }
  }
}

function getValue(items: readonly ShopItem[]): number {
  return sumMoney(items.map(({ price, quantity }) => multiplyMoney(price, quantity)))
}

function toItem({ productId, name, variantName, price, quantity }: ShopItem) {
  return {
    item_id: productId,
    item_name: name,
    ...(variantName === undefined ? {} : { item_variant: variantName }),
    price,
    quantity,
  }
}
