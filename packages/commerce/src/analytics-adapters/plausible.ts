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
 * Plausible by its Events API, without a script or cookies. Only `purchase` includes an amount, as its revenue. `send`
 * rejects when an event was not accepted, which is reported to `onFailure` of `createAnalytics`; there are no retries.
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
      // With plain text the browser sends no CORS preflight, which JSON to another origin would need.
      const headers = { 'content-type': 'text/plain' }
      // With `keepalive`, an event still arrives when the page is left, such as for the checkout.
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
