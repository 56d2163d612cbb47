import { CURRENCY_COOKIE, CURRENCY_COOKIE_SECONDS } from '#request/currency-cookie.ts'
import { MARKET_FORM } from './market-form.ts'
import { toPathIn } from './to-path-in.ts'

interface CurrentMarket {
  readonly locale: string
  readonly defaultLocale: string
}

/** What the form's pressed button says. */
export function changeMarket(form: FormData, current: CurrentMarket): void {
  const currency = form.get(MARKET_FORM.currency)
  if (typeof currency === 'string') changeCurrency(currency)
  const locale = form.get(MARKET_FORM.locale)
  if (typeof locale === 'string') changeLocale(locale, current)
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
function changeLocale(to: string, { locale, defaultLocale }: CurrentMarket): void {
  const { pathname, search } = window.location
  window.location.assign(toPathIn(pathname + search, { locale: to, locales: [locale], defaultLocale }))
}
