import { readCheckoutId } from '@sorrel/commerce/checkout-return'
import { withLocale } from '@sorrel/contracts/routes'
import { getActiveCurrency } from '@sorrel/domain/money'
import { parseCookie, stringifySetCookie } from 'cookie'
import { CURRENCY_FIELD, getCurrencyFromUrl, toCurrencyCookie } from './currency-from-url.ts'
import { CURRENCY_COOKIE } from './currency-cookie.ts'
import { FEEDS_PATH, readFeedPath } from './feed-path.ts'
import { findMovedPath } from './find-moved-path.ts'
import { READY_PATH, readHandoffPath } from './handoff-path.ts'
import { PLACED_ORDER_PATH, type PlacedOrderCookie } from './placed-order.ts'
import { type Destination, getDestination, type SlugKind, splitLocale } from './public-path.ts'
import { getWantedFormat, hasMachineFormats, toMachinePath } from './machine-formats.ts'
import type {
  PageRequest,
  Redirect,
  Route,
  RoutedRequest,
  RouteRequestOptions,
  StreamedRoute,
} from './route.ts'
import { routeHandoff } from './route-handoff.ts'
import { isMachineFormat, routeMachineFormat } from './route-machine-format.ts'
import { toStreamedPage } from './flash-cookie.ts'

/** Where forms go that are sent without script. */
const FORMS = '/account/forms/'

/** Where pages live that the editor can change while they are shown. No slug can name it. */
const PREVIEW_VARIANTS = '/~preview'

/** Path of the twins of cached pages, which are rendered per request. */
const DYNAMIC_VARIANTS = '/dynamic'

/** Pages of one visitor, which are previewed unchanged, because they contain nothing that an editor changes. */
const WITHOUT_PREVIEW_VARIANT = /^\/(account|checkout|gift-card-balance|saved)(\/|$)/

/** Addresses that the app answers itself, in every language alike. */
const OWN_ADDRESSES = [
  '/api/newsletter/subscribe',
  '/api/revalidate',
  '/apple-icon.png',
  FEEDS_PATH,
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]

/** The manifest's icons and the files that the sitemap names. */
const OWN_FILES = [/^\/icons\/[a-z\d-]+\.png$/, /^\/sitemaps\/(?:pages|products-[1-9]\d{0,3})\.xml$/]

/** Addresses outside the pages for people: their handlers set all of their own headers. */
const TECHNICAL = [
  /^\/(?:healthz|readyz)$/,
  /^\/(?:_image|cdn|ucp\/v1)\//,
  /^\/api\/(?:catalog|reviews|webhooks\/commerce)\//,
  /^\/api\/(?:policy-reports|web-vitals)$/,
  /^\/(?:\.well-known\/ucp(?:\/[\d-]{10})?|ucp\/mcp)$/,
]

/** Files that do not exist, such as scanners request. They get no page. */
const FILE = /\.[a-z\d]{1,5}$/i

/** Says how a public address is answered. The app's internal addresses themselves are not found. */
export async function routeRequest(request: RoutedRequest, options: RouteRequestOptions): Promise<Route> {
  const { pathname, search } = splitUrl(request.url)
  const endpoints = `/${options.storeApiPrefix}/`
  const toHandler = (target: string): Route => ({ kind: 'handler', target: target + search })
  const toForm = (target: string): Route => ({ kind: 'handler', target: target + search, isForm: true })
  if (pathname.startsWith(endpoints)) return toHandler(`/api/store/${pathname.slice(endpoints.length)}`)
  if (pathname.startsWith(FORMS)) return toForm(`/api/forms/${pathname.slice(FORMS.length)}`)
  const handoff = readHandoffPath(pathname)
  if (handoff !== undefined && isChange(request))
    return toForm(`/api/handoffs/${handoff.kind}/${handoff.token}`)
  if (handoff !== undefined || (pathname.startsWith(`${READY_PATH}/`) && !isChange(request)))
    return routeHandoff({ ...request, search }, pathname, options)
  if (OWN_ADDRESSES.includes(pathname) || OWN_FILES.some((file) => file.test(pathname)))
    return { kind: 'handler' }
  if (readFeedPath(pathname) !== undefined) return { kind: 'handler' }
  if (TECHNICAL.some((address) => address.test(pathname))) return { kind: 'handler', isTechnical: true }
  if (pathname === '/favicon.ico') return toHandler('/icon.svg')
  if (isMachineFormat(pathname)) return routeMachineFormat({ pathname, search }, options.index)
  if (FILE.test(pathname)) return { kind: 'no-file' }
  return routePage(
    { ...request, pathname, search, cookies: parseCookie(request.headers.cookie ?? '') },
    options,
  )
}

const isChange = ({ method = 'GET' }: RoutedRequest) => method !== 'GET' && method !== 'HEAD'

/** The path unchanged: `new URL` would resolve dots and merge slashes. */
function splitUrl(url: string): { readonly pathname: string; readonly search: string } {
  const at = url.indexOf('?')
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

async function routePage(
  request: PageRequest,
  { index, previewCookie, placedOrderCookie }: RouteRequestOptions,
): Promise<Route> {
  const { pathname, search, cookies } = request
  const store = await index.get()
  const { locale, path } = splitLocale(pathname, store)
  const toPublic = (target: string) => withLocale({ locale, defaultLocale: store.locale }, target)
  const redirect = (target: string): Route => ({ kind: 'redirect', location: toPublic(target) + search })
  if (locale === store.locale && path !== pathname) return redirect(path)
  if (path === PLACED_ORDER_PATH && placedOrderCookie !== undefined && readCheckoutId(search) !== undefined)
    return toPlacedOrder(request, placedOrderCookie)
  const isFilter = (id: string) => store.filters?.has(id) ?? true
  const destination =
    path === `/${store.homePage}` ? HOME : getDestination(path, new URLSearchParams(search), isFilter)
  if (destination.kind === 'redirect') return redirect(destination.path)
  const asked = getCurrencyFromUrl(search, cookies)
  const currency = getActiveCurrency(store, cookies[CURRENCY_COOKIE] ?? asked)
  const root = `/${locale}/${currency.toLowerCase()}`
  if ((await previewCookie?.isValid(cookies[previewCookie.name])) === true)
    return toPreview(request, root, destination)
  const slug = destination.kind === 'page' ? destination.slug : undefined
  const found = slug && (await index.find(slug, { locale, currency }))
  if (destination.kind === 'missing' || (found !== undefined && found !== 'here')) {
    const moved = await findMovedPath(index, { path, slug, found })
    return moved === undefined ? toMissingPage(request, root, slug?.of) : redirect(moved)
  }
  const publicPath = toPublic(path)
  const wanted = hasMachineFormats(path) ? getWantedFormat(request.headers.accept) : undefined
  if (wanted !== undefined) {
    const fields = new URLSearchParams(destination.query)
    if (currency !== store.currency) fields.set(CURRENCY_FIELD, currency)
    const place = fields.size === 0 ? publicPath : `${publicPath}?${fields.toString()}`
    return { kind: 'redirect', location: toMachinePath(place, wanted), isOtherType: true }
  }
  const isKept = asked === currency && asked !== store.currency
  return toPage(request, {
    root,
    destination,
    publicPath,
    cookies: isKept ? [toCurrencyCookie(currency)] : [],
    hasMachineFormats: hasMachineFormats(path),
  })
}

/** On to the address without the checkout's id, which goes along as a cookie. */
function toPlacedOrder({ pathname, search }: PageRequest, cookie: PlacedOrderCookie): Redirect {
  const value = readCheckoutId(search) ?? ''
  return {
    kind: 'redirect',
    location: pathname,
    cookie: stringifySetCookie({ name: cookie.name, value, ...cookie.attributes }),
  }
}

interface Found {
  /** Path of the market. */
  readonly root: string
  readonly destination: Extract<Destination, { readonly kind: 'page' }>
  readonly publicPath: string
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[]
  readonly hasMachineFormats: boolean
}

/**
 * A page with a flash message from a form without script, or with state in its query, is rendered for this request. It
 * receives only the known part of the query.
 */
function toPage(request: PageRequest, found: Found): Route {
  const { root, destination, publicPath, cookies, hasMachineFormats } = found
  const { rendering, path, query } = destination
  const isMade = rendering === 'streamed' || query === undefined
  const search = isMade ? request.search : query && `?${query}`
  const made = toStreamedPage(request, root + getDynamicPath(destination) + search)
  const streamed = { ...made, cookies: [...made.cookies, ...cookies], path: publicPath, hasMachineFormats }
  if (isMade || streamed.flash !== undefined) return streamed
  const twin = { ...streamed, isForAll: true }
  if (query !== '' || cookies.length > 0) return twin
  return {
    kind: 'cached',
    target: root + (path === '/' ? '' : path),
    path: publicPath,
    hasMachineFormats,
    twin,
  }
}

function getDynamicPath({ path, query }: Found['destination']): string {
  if (query === undefined) return path
  return path === '/' ? DYNAMIC_VARIANTS : DYNAMIC_VARIANTS + path
}

/**
 * The page's twin for the editor, bypassing the cache. It may be an unpublished page, which the index does not know.
 */
function toPreview(
  request: PageRequest,
  root: string,
  destination: Exclude<Destination, { readonly kind: 'redirect' }>,
): StreamedRoute {
  const page =
    destination.kind === 'missing'
      ? toMissingPage(request, root + PREVIEW_VARIANTS)
      : toStreamedPage(request, root + getPreviewPath(destination.path) + request.search)
  return { ...page, isFramed: true }
}

function getPreviewPath(path: string): string {
  if (WITHOUT_PREVIEW_VARIANT.test(path)) return path
  return path === '/' ? PREVIEW_VARIANTS : PREVIEW_VARIANTS + path
}

const HOME = { kind: 'redirect', path: '/' } as const

/**
 * Rendered like any page, so that it works without JavaScript; only its status differs. A missing product has its own
 * page.
 */
function toMissingPage(request: PageRequest, root: string, of?: SlugKind): StreamedRoute {
  const page = of === 'product' ? `${root}/missing/product` : `${root}/missing`
  return { ...toStreamedPage(request, page), status: 404 }
}
