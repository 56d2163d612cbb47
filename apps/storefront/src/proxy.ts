import { randomBytes } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import { type NextRequest, NextResponse } from 'next/server'
import { FLASH_HEADER } from '#request/flash-cookie.ts'
import { getSpeculationRules, toRulesHeader } from '#request/prefetchable.ts'
import { toMachinePath } from '#request/machine-formats.ts'
import { getSecurityHeaders, getSharedControl, PRIVATE_CONTROL } from '#request/response-headers.ts'
import type { HandlerRoute, CachedRoute, Redirect, StreamedRoute } from '#request/route.ts'
import { routeRequest } from '#request/route-request.ts'
import type { RouteRequestOptions } from '#request/route.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { getPlacedOrderCookie } from '#request/placed-order.ts'
import { getPreviewCookie } from '#request/preview-cookie.ts'
import { openAgents } from '#features/agents/open-agents.ts'
import { sanitizeRequest, hasFront, type SanitizedRequest, keepCookies } from '#request/sanitize-request.ts'
import { getRenderLimiter } from '#request/render-limiter/index.ts'
import { type Refusal, toRefusalAnswer } from '#request/render-limiter/refusal.ts'
import { holdLease, LEASE_HEADER } from '#request/render-limiter/leases.ts'
import { env } from '#config/env.ts'
import { FAILURES_COOKIE } from '#request/failures-cookie.ts'
import { getPagePolicy, INERT_POLICY } from '#request/content-security-policy.ts'
import { NOTICE_POLICY } from '#request/no-script-error-page.ts'
import { getThemeHashes } from '#request/theme.ts'

/** A request that is being routed to a page or a handler. */
interface Visit {
  readonly request: NextRequest
  readonly sanitized: SanitizedRequest
}

const isDevelopment = process.env.NODE_ENV === 'development'
const getPolicy = getPagePolicy(env)
const SECURITY_HEADERS = Object.entries(getSecurityHeaders(env))
const SHARED_CONTROL = getSharedControl({ isPurged: env.cdn !== undefined })
const RULES = toRulesHeader(getSpeculationRules([`/${env.storeApiPrefix}/*`, '/api/*', '/cdn/*']))

const previewCookie = getPreviewCookie(env)
const placedOrderCookie = getPlacedOrderCookie(env.publicOrigin)

/** Options on which this shop's addresses depend. */
const getRouting = (): RouteRequestOptions => ({
  index: getStoreIndex(),
  storeApiPrefix: env.storeApiPrefix,
  previewCookie,
  placedOrderCookie,
  getHandoffMarket: openAgents()?.handoffs.getMarket,
})

/**
 * Answers every public address: finds its page, language and currency, and sets status and headers. Headers that a
 * client must not send are removed first.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const sanitized = sanitizeRequest(request.headers)
  const response = await answer({ request, sanitized })
  for (const [name, value] of SECURITY_HEADERS)
    if (!response.headers.has(name)) response.headers.set(name, value)
  response.headers.set(REQUEST_ID_HEADER, sanitized.id)
  return response
}

async function answer(visit: Visit): Promise<Response> {
  const { request, sanitized } = visit
  const { pathname, search } = request.nextUrl
  const url = pathname + search
  const refusal = isDevelopment ? undefined : getRenderLimiter().checkTarget({ method: request.method, url })
  if (refusal !== undefined) return refuse(visit, refusal)
  const asked = { url, method: request.method, headers: Object.fromEntries(sanitized.headers) }
  const route = await routeRequest(asked, getRouting())
  switch (route.kind) {
    case 'cached':
      return search === '' ? answerCached(visit, route) : answerStreamed(visit, route.twin)
    case 'streamed':
      return answerStreamed(visit, route)
    case 'handler':
      return answerByHandler(visit, route)
    case 'redirect':
      return redirect(visit, route)
    case 'no-file':
      return new NextResponse(null, { status: 404, headers: GONE })
  }
}

const GONE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** A page that Next caches. It is rendered without anything from the visitor: Next reads no header for it. */
function answerCached(
  { request, sanitized }: Visit,
  { target, path, hasMachineFormats }: CachedRoute,
): Response {
  keepCookies(sanitized.headers, () => false)
  const response = NextResponse.rewrite(new URL(target, request.url), { request: sanitized })
  response.headers.set('cache-control', SHARED_CONTROL)
  if (request.headers.get('save-data') !== 'on') response.headers.set('speculation-rules', RULES)
  if (hasMachineFormats === true) addMachineFormats(response, path)
  addPrivacySignal(request, response)
  return response
}

/** A page rendered for this request, once it has its lease. Its scripts carry the request's nonce. */
async function answerStreamed(visit: Visit, route: StreamedRoute): Promise<Response> {
  const { request, sanitized } = visit
  const { target, status = 200, flash, cookies, isForAll, hasMachineFormats, path } = route
  const lease = isDevelopment
    ? undefined
    : await getRenderLimiter().acquire({ address: sanitized.address, signal: request.signal })
  if (lease?.ok === false) return refuse(visit, lease.error)
  // The policy must allow everything on the page, so a recently changed theme is loaded before the policy is sent.
  await getStoreIndex().get({ isCurrent: true })
  const { headers } = sanitized
  if (lease?.ok === true) headers.set(LEASE_HEADER, holdLease(lease.value))
  if (flash !== undefined) headers.set(FLASH_HEADER, flash)
  if (isForAll === true) keepCookies(headers, (name) => name === FAILURES_COOKIE)
  const isShared = isForAll === true && !headers.has('cookie') && cookies.length === 0 && hasFront()
  const nonce = isShared ? undefined : randomBytes(16).toString('base64')
  if (nonce !== undefined && !isDevelopment)
    headers.set('content-security-policy', `script-src 'nonce-${nonce}'`)
  const rewritten = NextResponse.rewrite(new URL(target, request.url), { request: { headers } })
  // Next renders the page with our own status only if the response has no body.
  const response = status === 200 ? rewritten : new NextResponse(null, { status, headers: rewritten.headers })
  response.headers.set('cache-control', PRIVATE_CONTROL)
  if (isShared) response.headers.set('x-shared', '1')
  else if (!isDevelopment) response.headers.set('content-security-policy', getStreamedPolicy(nonce, route))
  if (status !== 200) response.headers.set('x-robots-tag', 'noindex')
  if (hasMachineFormats === true && path !== undefined) addMachineFormats(response, path)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  addPrivacySignal(request, response)
  return response
}

function getStreamedPolicy(nonce: string | undefined, { isFramed = false }: StreamedRoute): string {
  const scripts = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return getPolicy({ scripts, styles: getThemeHashes(), framed: isFramed })
}

function answerByHandler(
  { request, sanitized }: Visit,
  { target, isMachineFormat, isForm, isTechnical }: HandlerRoute,
): Response {
  if (isMachineFormat === true) keepCookies(sanitized.headers, () => false)
  const response =
    target === undefined
      ? NextResponse.next({ request: sanitized })
      : NextResponse.rewrite(new URL(target, request.url), { request: sanitized })
  // It goes before a policy that the handler itself sends.
  if (isTechnical !== true)
    response.headers.set('content-security-policy', isForm === true ? NOTICE_POLICY : INERT_POLICY)
  if (isMachineFormat === true) response.headers.set('cache-control', SHARED_CONTROL)
  return response
}

/** Permanent, unless the redirect is only for this visitor or this request. */
function redirect({ request }: Visit, { location, cookie, isOtherType = false }: Redirect): Response {
  const status = isOtherType || cookie !== undefined ? 303 : 308
  const response = NextResponse.redirect(new URL(location, request.url), status)
  response.headers.set('cache-control', 'no-store')
  if (isOtherType) response.headers.set('vary', 'Accept, Cookie')
  if (cookie !== undefined) {
    response.headers.set('set-cookie', cookie)
    response.headers.set('referrer-policy', 'no-referrer')
  }
  return response
}

/** A client with many refusals is answered with a delay, because immediate retries would keep the shop busy. */
async function refuse({ request, sanitized }: Visit, refusal: Refusal): Promise<Response> {
  const delayMs = await getRenderLimiter().getDelayMs(sanitized.address)
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  const { pathname, search } = request.nextUrl
  return toRefusalAnswer(refusal, {
    url: pathname + search,
    accept: request.headers.get('accept'),
    requestId: sanitized.id,
  })
}

/** Adds links to the page's other formats. Caches must know that its URL depends on `Accept`. */
function addMachineFormats(response: NextResponse, path: string): void {
  response.headers.append('link', `<${toMachinePath(path, 'md')}>; rel="alternate"; type="text/markdown"`)
  response.headers.append(
    'link',
    `<${toMachinePath(path, 'json')}>; rel="alternate"; type="application/json"`,
  )
  response.headers.append('vary', 'Accept')
}

/** Scripts cannot read a request's headers, but they can read `Server-Timing`. */
function addPrivacySignal(request: NextRequest, response: NextResponse): void {
  if (request.headers.get('sec-gpc') === '1') response.headers.append('server-timing', 'gpc')
}

/**
 * Next's own files bypass the proxy. So do uploads, which it would hold in memory as a whole; their handler sanitizes
 * requests itself.
 */
export const config = { matcher: ['/((?!_next/|api/reviews/create).*)'] }
