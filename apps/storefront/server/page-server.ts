import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fetchCategorySlugs } from '@sorrel/commerce/catalog'
import { REQUEST_ID_HEADER } from '@sorrel/http/request'
import { runInSpan } from '@sorrel/service/traces'
import type { Logger } from 'pino'
import { getSpeculationRules, toRulesHeader } from '#routing/prefetchable.ts'
import { getPlacedOrderCookie } from '#routing/placed-order.ts'
import type { Counters } from '#service/counters.ts'
import { endedSessions } from '#service/ended-sessions.ts'
import { getSessionCookie } from '@sorrel/commerce/session-cookie'
import { openAgents } from '#features/agents/open-agents.ts'
import { getPreviewCookie } from '#routing/preview-cookie.ts'
import { routeRequest } from '#routing/route-request.ts'
import type { StoreIndex } from '#routing/store-index.ts'
import { steadyClock } from '#service/clock.ts'
import { getPublicCommerce } from '#service/commerce.ts'
import type { Env } from '#service/env.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'
import { getTraces } from '#service/traces.ts'
import { type Admission, createAdmission } from './admission/index.ts'
import { createAppAnswer, type Exchange, type Handle } from './app-answer.ts'
import { getCdn } from './cdn/vendors.ts'
import { createDelivery } from './delivery.ts'
import type { Health, Readiness } from './health.ts'
import { admit, dropEndedSession } from './incoming.ts'
import { PageResponse } from './page-response.ts'
import { type PageAnswer, sendAnswer } from './pages/answer.ts'
import type { CachedPages } from './pages/cached-pages.ts'
import { isPageData } from './pages/finish-page.ts'
import { findFontSheet } from './pages/font-sheet.ts'
import { createPageMaker, RefusedError } from './pages/make-page.ts'
import { createSharedPages } from './pages/shared-pages.ts'
import type { PageStore } from './pages/store.ts'
import { warmUp } from './pages/warm-up.ts'
import { end } from './plain-answers.ts'
import { createPolicy, REPORTING_ENDPOINTS } from './policy.ts'
import { isProbe, logRequest } from './request-log.ts'
import { createRouteAnswers } from './route-answers.ts'
import { createSidePaths } from './side-paths.ts'

/** Longer than any proxy's or client's own: so it is never the server that closes a connection just as it is used again. */
const KEEP_ALIVE_MS = 65_000

/** The address of what the server asks of itself. */
const SELF = '127.0.0.1'

const YEAR_SECONDS = 31_536_000

/**
 * A client has so long to send a whole request, in milliseconds: an upload to the reviews API, which gives it 30 s and says why
 * it ends, a little longer than that.
 */
const REQUEST_MS = 32_000

/** How often Node looks for requests that take longer: so many times within that time. */
const LOOKS = 8

/** Next's own files and, in development, its tools. */
const NEXT_PREFIX = '/_next/'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  // No other site may show or read what we answer. An answer that others may use says so itself.
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': REPORTING_ENDPOINTS,
} as const

export interface PageServerOptions {
  readonly env: Env
  readonly log: Logger
  readonly health: Health
  /** Resolves when pages can be made. */
  readonly handle: Handle
  readonly index: StoreIndex
  /** Where pages live without a query, and with one. */
  readonly store: PageStore
  readonly queryStore: PageStore
  /** The app's own folder. */
  readonly directory: string
  /** Answers a request for one of the app's own files; undefined leaves them to `handle`. */
  readonly serveFile?: ((request: IncomingMessage, response: PageResponse) => boolean) | undefined
  /** Leaves pages as the app makes them, each for its request: for development, whose tools write code into the page. */
  readonly relaxed?: boolean
  /** Where renderings are counted. Default: in the memory of this process. */
  readonly counters?: Counters | undefined
  /** Milliseconds in which a request must have come in whole. Default 32,000. */
  readonly requestMs?: number
}

export interface PageServer {
  readonly server: Server<typeof IncomingMessage, typeof PageResponse>
  /** Whether the home page can be served, from the cache or made now. */
  readonly canServe: () => Promise<Readiness>
  readonly getRenders: Admission['getRenders']
  /** Makes the main pages before anybody asks for them. */
  readonly warmUp: () => Promise<void>
}

/** The server around the app: identity, routing, the page cache, policy, compression, media, health and the log. */
export function createPageServer(options: PageServerOptions): PageServer {
  const { env, log, index, relaxed = false, requestMs = REQUEST_MS } = options
  const secure = isSecure(env)
  const admission = createAdmission({ env, counters: options.counters })
  const sessions = { name: getSessionCookie(env.publicOrigin).name, isEnded: endedSessions.has }
  const { answer, pages } = createAnswer(options, admission)
  const server = createServer(
    {
      ServerResponse: PageResponse,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: requestMs / LOOKS,
    },
    (request, response) => {
      const id = admit(request, env.proxyHops)
      dropEndedSession(request, sessions)
      // A visitor does not decide what is traced.
      const span = isProbe(request.url ?? '') ? undefined : getTraces()?.beginAnswer()
      logRequest(request, response, { id, log, storeApiPrefix: env.storeApiPrefix, span })
      setSecurityHeaders(response, { secure })
      response.setHeader(REQUEST_ID_HEADER, id)
      const refusal = relaxed ? undefined : admission.checkTarget(request)
      const begin = () =>
        refusal === undefined ? answer({ request, response }) : admission.refuse(request, response, refusal)
      const answered = span === undefined ? begin() : runInSpan(span, begin)
      answered.catch((error: unknown) => {
        if (error instanceof RefusedError) return admission.refuse(request, response, error.refusal)
        log.error({ err: error, id }, 'request failed')
        response.destroy()
      })
    },
  )
  return {
    server,
    getRenders: () => admission.getRenders(),
    canServe: () => canServeHome({ pages: pages.plain, index, env }),
    warmUp: () =>
      warmUp({
        pages: pages.plain,
        index,
        readCategorySlugs: () => fetchCategorySlugs(getPublicCommerce([CATALOG_TAG])),
        storeApiPrefix: env.storeApiPrefix,
        log,
      }),
  }
}

/** Finds who answers a request: a part of the server by its path, else the app by its route. */
function createAnswer(options: PageServerOptions, admission: Admission) {
  const { env, log, health, handle, index, serveFile, relaxed = false } = options
  const tools = { getPolicy: createPagePolicy(env), varyOnCookie: env.varyOnCookie, log }
  const deliver = createDelivery(tools)
  const pages = createSharedPages({
    ...tools,
    make: createPageMaker({ handle, host: new URL(env.publicOrigin).host, admission }),
    now: steadyClock,
    store: options.store,
    queryStore: options.queryStore,
    fonts: findFontSheet(options.directory),
    rules: toRulesHeader(getSpeculationRules([`/${env.storeApiPrefix}/*`, '/api/*', '/cdn/*'])),
  })
  const answerInApp = createAppAnswer({ handle, publicOrigin: env.publicOrigin, deliver, relaxed })
  const answerRoute = createRouteAnswers({
    pages,
    admission,
    deliver,
    answerInApp,
    relaxed,
    cdn: getCdn(env),
  })
  const findSidePath = createSidePaths(options)
  const routing = {
    index,
    storeApiPrefix: env.storeApiPrefix,
    previewCookie: getPreviewCookie(env),
    placedOrderCookie: getPlacedOrderCookie(env.publicOrigin),
    getHandoffMarket: openAgents()?.handoffs.getMarket,
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response } = exchange
    const url = request.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    if (health.answer(path, response) || serveFile?.(request, response) === true) return
    const answerBeside = findSidePath(path)
    if (answerBeside !== undefined) return answerBeside(request, response)
    if (isPageData(path)) return sendFile(await pages.getFile(path), exchange)
    if (path.startsWith(NEXT_PREFIX)) return answerInApp(exchange)
    return answerRoute(
      await routeRequest({ url, method: request.method, headers: request.headers }, routing),
      exchange,
    )
  }

  return { answer, pages }
}

async function sendFile(file: PageAnswer | undefined, exchange: Exchange): Promise<void> {
  if (file === undefined) return end(exchange.response, 404)
  return sendAnswer(file, exchange)
}

const isSecure = ({ publicOrigin }: Env) => publicOrigin.startsWith('https:')

function createPagePolicy(env: Env) {
  const lookUps = [env.locationIpUrl, env.locationReverseUrl, env.vaultUrl].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  )
  const tags = env.tagScriptUrl === undefined ? [] : [new URL(env.tagScriptUrl).origin]
  return createPolicy({
    connect: [env.commerceUrl, ...lookUps, ...env.connectOrigins, ...tags],
    images: [...env.mediaOrigins, ...tags],
    scripts: tags,
    editors: env.editorOrigins,
    secure: isSecure(env),
  })
}

interface Home {
  readonly pages: CachedPages
  readonly index: StoreIndex
  readonly env: Env
}

async function canServeHome({ pages, index, env }: Home): Promise<Readiness> {
  const options = { index, storeApiPrefix: env.storeApiPrefix }
  const route = await routeRequest({ url: '/', headers: {} }, options)
  if (route.kind !== 'cached') return { ok: false, reason: 'the home page has no address' }
  const found = await pages.get({ ...route, router: {} }, { address: SELF })
  if (found.use !== 'none') return { ok: true }
  return { ok: false, reason: `the home page cannot be made: it answers ${found.made.status}` }
}

/** What every answer says, whoever made it. */
function setSecurityHeaders(response: ServerResponse, { secure }: { readonly secure: boolean }): void {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
  if (secure) response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}
