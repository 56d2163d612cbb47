import type { CommerceEvent } from '../analytics/commerce-event.ts'
import type { AnalyticsAdapter } from '../analytics/create-analytics.ts'

export interface PlausibleOptions {
  /** The site's name at Plausible, such as `shop.example`. */
  readonly domain: string
  /** Where events are sent, such as a path of your own that passes them on. Default: `https://plausible.io/api/event`. */
  readonly endpoint?: string | undefined
  /** Address of the page that reports. Default: the browser's own, without its query. */
  readonly getUrl?: (() => string) | undefined
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Plausible by its Events API: no script of its own, no cookie. Amounts go with `purchase` alone, as its revenue. `send`
 * rejects when an event was not taken, so that `onFailure` of `createAnalytics` hears of it; nothing is sent twice.
 */
export function createPlausible({
  domain,
  endpoint = 'https://plausible.io/api/event',
  getUrl = getPageUrl,
  fetch = globalThis.fetch,
}: PlausibleOptions): AnalyticsAdapter {
  return {
    purpose: 'analytics',
    send: async (event) => {
      const body = JSON.stringify({ name: event.type, domain, url: getUrl(), ...toDetails(event) })
      // Plain text spares the question that browsers ask another origin before they send JSON.
      const headers = { 'content-type': 'text/plain' }
      // An event of a page that is left, such as on the way to the checkout, still arrives.
      const answer = await fetch(endpoint, { method: 'POST', headers, body, keepalive: true })
      if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status} to ${event.type}`)
    },
  }
}

/** Queries may contain text that a shopper typed. */
function getPageUrl(): string {
  const { origin, pathname } = window.location
  return origin + pathname
}

/** Plausible takes texts and numbers, no lists. */
function toDetails(event: CommerceEvent) {
  if (event.type === 'search') return { props: { search_term: event.term } }
  if (event.type === 'sign_up') return {}
  const names = event.items.map(({ name }) => name).join(', ')
  // Values of properties have at most 2000 characters.
  const props = { products: names.slice(0, 2000), quantity: event.items.reduce(addQuantity, 0) }
  if (event.type !== 'purchase') return { props }
  return { props, revenue: { currency: event.currency, amount: event.value } }
}

function addQuantity(sum: number, { quantity }: { readonly quantity: number }): number {
  return sum + quantity
}
