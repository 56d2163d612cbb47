import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import { readText } from '@sorrel/contracts/http/body'
import { REQUEST_ID_HEADER, REQUEST_ID_MAX_LENGTH } from '@sorrel/contracts/http/request'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { isGraphqlPath } from '../graphql/route.ts'
import { applyFault, getFaultTarget } from '../faults/apply-fault.ts'
import type { Service } from '../service.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { fail, notFound } from './refuse.ts'
import type { Route } from './route.ts'

/** Returns the refusal of a call beyond the limit, or undefined. */
type RateLimit = (path: string) => Promise<Response | undefined>

/** Limits the total number of GraphQL and REST calls per second. 0 sets no limit. */
function createRateLimit(perSecond: number): RateLimit {
  if (perSecond === 0) return () => Promise.resolve(undefined)
  const limiter = new RateLimiterMemory({ points: perSecond, duration: 1 })
  return async (path) => {
    if (!/^\/(graphql|api)\b/.test(path)) return undefined
    try {
      await limiter.consume('all')
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      const headers = { 'retry-after': String(seconds) }
      return fail({ status: 429, code: 'rate_limit', message: 'Too many requests.', headers })
    }
  }
}

const BODY_MAX_BYTES = 1_000_000
const LOCAL_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Values for the log line of a request. The route's pattern replaces the URL, because URLs can contain tokens. */
interface Variables {
  requestId: string
  route?: string
  operation?: string | undefined
  fault?: string
}

interface Env {
  Bindings: HttpBindings
  Variables: Variables
}

/** Answers every request of the service and writes one log line for each. */
export function createApp(service: Service, routes: readonly Route[]): Hono<Env> {
  const app = new Hono<Env>({ strict: false })
  app.use(requestId({ limitLength: REQUEST_ID_MAX_LENGTH }), log(service))
  for (const { path } of routes.filter((route) => route.cors)) app.use(path, allowStorefront(service))
  const limit = createRateLimit(service.config.rateLimit)
  app.use(async (c, next) => (await limit(c.req.path)) ?? next())
  for (const route of routes) app.on(route.method, route.path, (c) => answer(c, service, route))
  for (const [path, known] of Map.groupBy(routes, (route) => route.path)) {
    const methods = known.map(({ method }) => method)
    app.all(path, (c) => toMethodNotAllowed(methods, c.var.requestId))
  }
  app.notFound(() => notFound('address'))
  app.onError((error, c) => {
    const { requestId: id } = c.var
    if (isGone(c)) return RESPONSE_ALREADY_SENT
    service.log.error({ requestId: id, err: error }, 'a request failed')
    return fail({
      status: 500,
      code: 'internal',
      message: `Something went wrong on our side (${id}).`,
    })
  })
  return app
}

/** Adds the request's id to an answer and logs it, unless the caller closed the connection before it was complete. */
function log(service: Service): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    c.header(REQUEST_ID_HEADER, c.var.requestId)
    if (c.error !== undefined && isGone(c)) return
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { route, operation, fault } = c.var
    service.log.info(
      { requestId: c.var.requestId, method: c.req.method, route, operation, fault, status: c.res.status, ms },
      'request',
    )
  }
}

function isGone(c: Context<Env>): boolean {
  return !c.env.incoming.complete
}

/** Lets only the storefront's pages read an answer. Credentials are not allowed, because there are no cookies. */
function allowStorefront({ config }: Service): MiddlewareHandler<Env> {
  return cors({
    origin: new URL(config.storefrontUrl).origin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'x-session', 'x-locale', 'x-currency', 'cache-control'],
    exposeHeaders: ['x-session', REQUEST_ID_HEADER],
    maxAge: 600,
  })
}

/** Calls a request's route, unless the service is not ready or a fault is set for the request. */
async function answer(c: Context<Env>, service: Service, route: Route): Promise<Response> {
  const body = await readText(c.req.raw, BODY_MAX_BYTES)
  if (!body.ok) return fail({ status: 413, ...body.error })
  const busy = route.isAlwaysOpen === true ? undefined : service.readiness.getBusy()
  if (busy !== undefined) return refuseForNow(busy)
  const url = new URL(c.req.url)
  const target = getFaultTarget(url, body.value)
  c.set('route', route.path)
  if (isGraphqlPath(route.path)) c.set('operation', target?.operation)
  const { method, headers } = c.req.raw
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const request = new Request(url, { method, headers, ...(hasBody ? { body: body.value } : {}) })
  const address = c.env.incoming.socket.remoteAddress ?? ''
  const isLocal = LOCAL_ADDRESSES.has(address)
  const context = { service, requestId: c.var.requestId, url, params: c.req.param(), isLocal, address }
  const handle = async () => route.handle(request, context)
  const fault = target && service.faults?.take(target)
  if (fault === undefined) return handle()
  c.set('fault', fault.kind)
  const outcome = await applyFault(fault, handle)
  if (outcome !== 'reset') return outcome
  c.env.incoming.socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}

function refuseForNow(reason: string): Response {
  return fail({
    status: 503,
    code: 'not_ready',
    message: `Not ready: ${reason}.`,
    headers: { 'retry-after': '1' },
  })
}
