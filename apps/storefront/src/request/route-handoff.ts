import { getActiveCurrency } from '@sorrel/domain/money'
import { parseCookie } from 'cookie'
import { CURRENCY_COOKIE } from './currency-cookie.ts'
import { READY_PATH, readHandoffPath } from './handoff-path.ts'
import type { PageRequest, Route, RoutedRequest, RouteRequestOptions } from './route.ts'
import type { StoreSnapshot } from './store-index.ts'
import { toStreamedPage } from './flash-cookie.ts'

/** A page for one person, in the market of the cart where it has one. */
export async function routeHandoff(
  request: RoutedRequest & Pick<PageRequest, 'search'>,
  pathname: string,
  { index, getHandoffMarket }: RouteRequestOptions,
): Promise<Route> {
  const cookies = parseCookie(request.headers.cookie ?? '')
  const page = { ...request, pathname, cookies }
  const store = await index.get()
  const toRoot = (locale: string, currency: string) => `/${locale}/${currency.toLowerCase()}`
  const own = toRoot(getOwnLocale(request, store), getActiveCurrency(store, cookies[CURRENCY_COOKIE]))
  const handoff = readHandoffPath(pathname)
  if (handoff === undefined) {
    const locale = pathname.slice(READY_PATH.length + 1)
    const isKnown = store.locales.includes(locale) || locale === store.locale
    const root = isKnown ? toRoot(locale, getActiveCurrency(store, cookies[CURRENCY_COOKIE])) : own
    return toStreamedPage(page, `${root}/handoffs/ready`)
  }
  const target = `/handoffs/${handoff.kind}/${handoff.token}${request.search}`
  if (handoff.kind === 'p' && getHandoffMarket !== undefined) return toStreamedPage(page, own + target)
  const market = await getHandoffMarket?.(handoff.token)
  if (market) return toStreamedPage(page, toRoot(market.locale, market.currency) + target)
  return { ...toStreamedPage(page, own + target), status: 404 }
}

/** The first language that the browser asks for, where the shop speaks it. */
function getOwnLocale({ headers }: RoutedRequest, { locale, locales }: StoreSnapshot): string {
  const [asked = ''] = (headers['accept-language'] ?? '').toLowerCase().split(/[,;]/)
  const isAsked = (code: string) => code.toLowerCase() === asked
  const isNear = (code: string) => code.toLowerCase().split('-')[0] === asked.split('-')[0]
  return locales.find(isAsked) ?? locales.find(isNear) ?? locale
}
