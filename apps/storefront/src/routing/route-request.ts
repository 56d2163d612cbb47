import { withLocale } from '@sorrel/contracts/routes'
import { findRedirect } from '@sorrel/contracts/settings'
import { getActiveCurrency } from '@sorrel/domain/money'
import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { CURRENCY_COOKIE } from './currency-cookie.ts'
import { FLASH_COOKIE, FLASH_HEADER } from '#form/flash.ts'
import { isPreviewRequest, type PreviewCookie } from './preview-cookie.ts'
import { type Destination, getDestination } from './public-path.ts'
import type { StoreIndex, StoreSnapshot } from './store-index.ts'

/** Tells the page server that a page is made per request and with which nonce. */
const NONCE_HEADER = 'x-page-nonce'

/** Where forms go that are sent without script. */
const FORMS = '/account/forms/'

/** Tells the page server that the editor may frame the page. */
const PREVIEW_HEADER = 'x-page-preview'

/** Where pages live that the editor can change while they are shown. No slug can name it. */
const PREVIEW_VARIANTS = '/~preview'

/** Previewed as they are: the visitor's own pages, which hold nothing that an editor changes. */
const WITHOUT_PREVIEW_VARIANT = /^\/(account|checkout)(\/|$)/

/** Addresses that the app answers itself, in every language alike. */
const OWN_ADDRESSES = [
  '/api/newsletter/subscribe',
  '/api/revalidate',
  '/apple-icon.png',
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]

/** The manifest's icons. */
const ICON = /^\/icons\/[a-z\d-]+\.png$/

/** Files that do not exist, such as scanners request. They get no page. */
const FILE = /\.[a-z\d]{1,5}$/i

export interface RouteRequestOptions {
  readonly index: StoreIndex
  readonly storeApiPrefix: string
  /** Undefined outside editor mode. */
  readonly previewCookie?: PreviewCookie | undefined
}

/** Sends a public address to the internal route that answers it. Internal addresses themselves are not found. */
export async function routeRequest(
  request: NextRequest,
  options: RouteRequestOptions,
): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const endpoints = `/${options.storeApiPrefix}/`
  if (pathname.startsWith(endpoints)) {
    return rewrite(request, `/api/store/${pathname.slice(endpoints.length)}`)
  }
  if (pathname.startsWith(FORMS)) return rewrite(request, `/api/forms/${pathname.slice(FORMS.length)}`)
  if (OWN_ADDRESSES.includes(pathname) || ICON.test(pathname)) return NextResponse.next()
  if (pathname === '/favicon.ico') return rewrite(request, '/icon.svg')
  if (FILE.test(pathname))
    return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return routePage(request, options)
}

async function routePage(
  request: NextRequest,
  { index, previewCookie }: RouteRequestOptions,
): Promise<NextResponse> {
  const { pathname, searchParams, search } = request.nextUrl
  const store = await index.get()
  const { locale, path } = splitLocale(pathname, store)
  const toPublic = (target: string) => withLocale({ locale, defaultLocale: store.locale }, target)
  if (locale === store.locale && path !== pathname) return redirect(request, toPublic(path) + search)
  const destination = path === `/${store.homePage}` ? HOME : getDestination(path, searchParams)
  if (destination.kind === 'redirect') return redirect(request, toPublic(destination.path) + search)
  const currency = getActiveCurrency(store, request.cookies.get(CURRENCY_COOKIE)?.value)
  const root = `/${locale}/${currency.toLowerCase()}`
  if (previewCookie !== undefined && isPreviewRequest(request, previewCookie))
    return toPreview(request, { root, destination, previewCookie })
  const toMoved = async () => {
    const moved = findRedirect((await index.get()).redirects ?? [], path)
    return moved === undefined ? toMissingPage(request, root) : redirect(request, toPublic(moved) + search)
  }
  if (destination.kind === 'missing') return toMoved()
  const { slug } = destination
  if (slug !== undefined && !(await index.has(slug.of, slug.value))) return toMoved()
  const target = destination.path === '/' ? root : root + destination.path
  return destination.rendering === 'cached'
    ? rewrite(request, target)
    : toStreamedPage(request, target + search)
}

interface Preview {
  readonly root: string
  readonly destination: Exclude<Destination, { readonly kind: 'redirect' }>
  readonly previewCookie: PreviewCookie
}

/**
 * The page's dynamic variant for the editor, past the cache: also a page that is not published yet, which the index
 * does not know.
 */
function toPreview(request: NextRequest, { root, destination, previewCookie }: Preview): NextResponse {
  const response =
    destination.kind === 'missing'
      ? toMissingPage(request, root + PREVIEW_VARIANTS)
      : toStreamedPage(request, root + getPreviewPath(destination) + request.nextUrl.search)
  response.headers.set(PREVIEW_HEADER, '1')
  const { name, value, attributes } = previewCookie
  if (!request.cookies.has(name)) response.cookies.set(name, value, attributes)
  return response
}

function getPreviewPath({ path, rendering }: Extract<Destination, { readonly kind: 'page' }>): string {
  if (WITHOUT_PREVIEW_VARIANT.test(path)) return path
  const own = rendering === 'streamed' ? path.replace(/^\/dynamic(?=\/)/, '') : path
  return own === '/' ? PREVIEW_VARIANTS : PREVIEW_VARIANTS + own
}

const HOME = { kind: 'redirect', path: '/' } as const

function splitLocale(
  pathname: string,
  store: StoreSnapshot,
): { readonly locale: string; readonly path: string } {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  return store.locales.includes(first) || first === store.locale
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: store.locale, path: pathname }
}

/** Built from `request.url`: Next takes a clone of `nextUrl` for another host when it is bound to 127.0.0.1. */
function rewrite(request: NextRequest, path: string, headers?: Headers): NextResponse {
  const init = headers === undefined ? {} : { request: { headers } }
  return NextResponse.rewrite(new URL(path, request.url), init)
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.url), 308)
}

/** Drawn like any page, so that it reads without JavaScript; only its status differs. */
function toMissingPage(request: NextRequest, root: string): NextResponse {
  const page = toStreamedPage(request, `${root}/missing`)
  return new NextResponse(null, { status: 404, headers: page.headers })
}

/** Next puts the nonce of the request's policy on the scripts it writes. */
function toStreamedPage(request: NextRequest, path: string): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', `script-src 'nonce-${nonce}'`)
  const flash = takeFlash(request, headers)
  const response = rewrite(request, path, headers)
  response.headers.set(NONCE_HEADER, nonce)
  if (flash !== undefined) response.cookies.delete(FLASH_COOKIE)
  return response
}

/** The flash is for the next page that somebody opens, not for one fetched ahead; taking it off hides it from the page itself. */
function takeFlash(request: NextRequest, headers: Headers): string | undefined {
  headers.delete(FLASH_HEADER)
  const isOpened = (request.headers.get('sec-fetch-dest') ?? 'document') === 'document'
  const flash = isOpened ? request.cookies.get(FLASH_COOKIE)?.value : undefined
  if (flash !== undefined) headers.set(FLASH_HEADER, flash)
  return flash
}
