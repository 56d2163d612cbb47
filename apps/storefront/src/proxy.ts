import { randomBytes } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import { type NextRequest, NextResponse } from 'next/server'
import { FLASH_HEADER } from '#request/flash-cookie.ts'
import { getPlainDocument } from '#request/plain-document.ts'
import { getSpeculationRules, toRulesHeader } from '#request/prefetchable.ts'
import { toReaderPath } from '#request/reader-path.ts'
import { getSecurityHeaders, getSharedControl, PRIVATE_CONTROL } from '#request/response-headers.ts'
import type { HandlerRoute, KeptRoute, Redirect, StreamedRoute } from '#request/route.ts'
import { routeRequest } from '#request/route-request.ts'
import type { RouteRequestOptions } from '#request/route.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { getPlacedOrderCookie } from '#request/placed-order.ts'
import { getPreviewCookie } from '#request/preview-cookie.ts'
import { openAgents } from '#features/agents/open-agents.ts'
import { admitRequest, hasFront, type Admitted, keepCookies } from '#request/wall.ts'
import { getAdmission } from '#request/admission/index.ts'
import { hasPage, type Refusal, toRefusalAnswer } from '#request/admission/refusal.ts'
import { holdTurn, TURN_HEADER } from '#request/admission/turns.ts'
import { env } from '#config/env.ts'
import { FAILURES_COOKIE } from '#request/failures-cookie.ts'
import { getPagePolicy, INERT_POLICY } from '#request/policy.ts'
import { getThemeHashes } from '#request/theme.ts'

/** A request on its way to a page or a handler. */
interface Visit {
  readonly request: NextRequest
  readonly admitted: Admitted
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
  const admitted = admitRequest(request.headers)
  const response = await answer({ request, admitted })
  for (const [name, value] of SECURITY_HEADERS)
    if (!response.headers.has(name)) response.headers.set(name, value)
  response.headers.set(REQUEST_ID_HEADER, admitted.id)
  return response
}

async function answer(visit: Visit): Promise<Response> {
  const { request, admitted } = visit
  const { pathname, search } = request.nextUrl
  const url = pathname + search
  const refusal = isDevelopment ? undefined : getAdmission().checkTarget({ method: request.method, url })
  if (refusal !== undefined) return refuse(visit, refusal)
  const asked = { url, method: request.method, headers: Object.fromEntries(admitted.headers) }
  const route = await routeRequest(asked, getRouting())
  switch (route.kind) {
    case 'kept':
      return search === '' ? answerKept(visit, route) : answerStreamed(visit, route.twin)
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

/** A page that Next keeps. It is made without anything of the visitor: Next reads no header for it. */
function answerKept({ request, admitted }: Visit, { target, path, hasReaderTypes }: KeptRoute): Response {
  keepCookies(admitted.headers, () => false)
  const response = NextResponse.rewrite(new URL(target, request.url), { request: admitted })
  response.headers.set('cache-control', SHARED_CONTROL)
  if (request.headers.get('save-data') !== 'on') response.headers.set('speculation-rules', RULES)
  if (hasReaderTypes === true) addReaderTypes(response, path)
  addPrivacySignal(request, response)
  return response
}

/** A page made for this request, once it is its turn. Its scripts carry the request's nonce. */
async function answerStreamed(visit: Visit, route: StreamedRoute): Promise<Response> {
  const { request, admitted } = visit
  const { target, status = 200, flash, cookies, isForAll, hasReaderTypes, path } = route
  const turn = isDevelopment
    ? undefined
    : await getAdmission().enter({ address: admitted.address, signal: request.signal })
  if (turn?.ok === false) return refuse(visit, turn.error)
  // The policy must allow everything on the page: a theme that changed just now is loaded before the policy is sent.
  await getStoreIndex().get({ isCurrent: true })
  const { headers } = admitted
  if (turn?.ok === true) headers.set(TURN_HEADER, holdTurn(turn.value))
  if (flash !== undefined) headers.set(FLASH_HEADER, flash)
  if (isForAll === true) keepCookies(headers, (name) => name === FAILURES_COOKIE)
  const isShared = isForAll === true && !headers.has('cookie') && cookies.length === 0 && hasFront()
  const nonce = isShared ? undefined : randomBytes(16).toString('base64')
  if (nonce !== undefined && !isDevelopment)
    headers.set('content-security-policy', `script-src 'nonce-${nonce}'`)
  const rewritten = NextResponse.rewrite(new URL(target, request.url), { request: { headers } })
  // Next renders the page for our own status only when the answer has no body.
  const response = status === 200 ? rewritten : new NextResponse(null, { status, headers: rewritten.headers })
  response.headers.set('cache-control', PRIVATE_CONTROL)
  if (isShared) response.headers.set('x-shared', '1')
  else if (!isDevelopment) response.headers.set('content-security-policy', getStreamedPolicy(nonce, route))
  if (status !== 200) response.headers.set('x-robots-tag', 'noindex')
  if (hasReaderTypes === true && path !== undefined) addReaderTypes(response, path)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  addPrivacySignal(request, response)
  return response
}

function getStreamedPolicy(nonce: string | undefined, { isFramed = false }: StreamedRoute): string {
  const scripts = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return getPolicy({ scripts, styles: getThemeHashes(), framed: isFramed })
}

function answerByHandler(
  { request, admitted }: Visit,
  { target, isForReaders, isTechnical }: HandlerRoute,
): Response {
  if (isForReaders === true) keepCookies(admitted.headers, () => false)
  const response =
    target === undefined
      ? NextResponse.next({ request: admitted })
      : NextResponse.rewrite(new URL(target, request.url), { request: admitted })
  if (isTechnical !== true) response.headers.set('content-security-policy', INERT_POLICY)
  if (isForReaders === true) response.headers.set('cache-control', SHARED_CONTROL)
  return response
}

/** For good, unless the redirect is for this visitor or this request alone. */
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

/** An address that has had many refusals waits for the next: asking again at once would keep the shop busy with them. */
async function refuse({ request, admitted }: Visit, refusal: Refusal): Promise<Response> {
  const delayMs = await getAdmission().getDelayMs(admitted.address)
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  const isRead = request.headers.get('accept')?.includes('text/html') === true
  const { pathname, search } = request.nextUrl
  const page =
    isRead && hasPage(refusal)
      ? getPlainDocument({ url: pathname + search, requestId: admitted.id, kind: 'busy' })
      : undefined
  return toRefusalAnswer(refusal, page)
}

/** The addresses at which a page is there in other types. Caches have to know that its own depends on `Accept`. */
function addReaderTypes(response: NextResponse, path: string): void {
  response.headers.append('link', `<${toReaderPath(path, 'md')}>; rel="alternate"; type="text/markdown"`)
  response.headers.append('link', `<${toReaderPath(path, 'json')}>; rel="alternate"; type="application/json"`)
  response.headers.append('vary', 'Accept')
}

/** Scripts cannot read a request's headers, but they can read `Server-Timing`. */
function addPrivacySignal(request: NextRequest, response: NextResponse): void {
  if (request.headers.get('sec-gpc') === '1') response.headers.append('server-timing', 'gpc')
}

/** Next's own files pass, and uploads, which this would hold in memory whole: their handler takes requests as this does. */
export const config = { matcher: ['/((?!_next/|api/reviews/create).*)'] }
