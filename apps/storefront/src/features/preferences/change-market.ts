import { CURRENCY_COOKIE, CURRENCY_COOKIE_SECONDS } from '#routing/currency-cookie.ts'
import { MARKET_FORM } from './market-form.ts'
import { toPathIn } from './to-path-in.ts'

interface MarketChange {
  /** Field of the market's form. */
  readonly name: string
  /** What is chosen in it. */
  readonly to: string
  readonly locale: string
  readonly defaultLocale: string
}

export function changeMarket({ name, to, ...from }: MarketChange): void {
  if (name === MARKET_FORM.currency) changeCurrency(to)
  else changeLocale(to, from)
}

/** The proxy chooses the page's currency by this cookie; the reload updates the prices of page and cart. See docs/decisions.md#routes. */
function changeCurrency(code: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const site = secure !== '' && window.top !== window ? 'None; Partitioned' : 'Lax'
  const cookie = `${CURRENCY_COOKIE}=${code}`
  document.cookie = `${cookie}; Path=/; Max-Age=${CURRENCY_COOKIE_SECONDS}; SameSite=${site}${secure}`
  // Reading the cookie waits until it is written, so that the reload sends it.
  if (document.cookie.split('; ').includes(cookie)) window.location.reload()
}

/** Opens the same path and query in another locale. */
function changeLocale(to: string, from: Pick<MarketChange, 'locale' | 'defaultLocale'>): void {
  const { pathname, search } = window.location
  const other = { locale: to, locales: [from.locale], defaultLocale: from.defaultLocale }
  window.location.assign(toPathIn(pathname + search, other))
}
