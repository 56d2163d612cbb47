import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { applyFault, type FaultOutcome } from '../faults/apply-fault.ts'
import { getFaultTarget } from '../faults/fault-target.ts'
import type { Service } from '../service.ts'
import { answerPreflight, getCorsHeaders } from './cors.ts'
import { readBody, sendResponse, toRequest } from './node-exchange.ts'
import { fail, notFound } from './respond.ts'
import type { Route, RouteContext } from './route.ts'
import { createRouter, type FindRoute, type Match } from './router.ts'

const REQUEST_ID = /^[\w-]{8,64}$/
const LOCAL_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/**
 * Answers every request of the service and writes one log line for each. Never rejects: a caller that goes away before
 * its request is complete gets neither.
 */
export function createListener(service: Service, routes: readonly Route[]): Listener {
  const findRoute = createRouter(routes)
  return async (incoming, outgoing) => {
    const startedAt = performance.now()
    const requestId = getRequestId(incoming)
    outgoing.setHeader('x-request-id', requestId)
    const seen: Seen = {}
    try {
      const outcome = await answer({ service, findRoute, incoming, requestId, seen })
      if (outcome === 'reset') incoming.socket.resetAndDestroy()
      else await sendResponse(outcome, outgoing)
    } catch (error) {
      if (!incoming.complete) return
      service.log.error({ requestId, err: error }, 'a request failed')
      if (outgoing.headersSent) outgoing.destroy()
      else await sendResponse(failInside(requestId), outgoing)
    }
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    service.log.info(
      { requestId, method: incoming.method, ...seen, status: outgoing.statusCode, ms },
      'request',
    )
  }
}

/** What the log line says about a request. The route's pattern, not the address: addresses can hold tokens. */
interface Seen {
  route?: string | undefined
  operation?: string | undefined
  fault?: string | undefined
}

interface Exchange {
  readonly service: Service
  readonly findRoute: FindRoute
  readonly incoming: IncomingMessage
  readonly requestId: string
  readonly seen: Seen
}

async function answer({ service, findRoute, incoming, requestId, seen }: Exchange): Promise<FaultOutcome> {
  const url = parseUrl(incoming.url, service.config.publicUrl)
  if (url === undefined)
    return fail({ status: 400, code: 'bad_request', message: 'The address cannot be read.' })
  const match = findRoute(incoming.method ?? 'GET', url.pathname)
  const body = await readBody(incoming)
  if (body === undefined)
    return fail({ status: 413, code: 'too_large', message: 'The body is larger than 1 MB.' })
  const request = toRequest(incoming, url, body)
  if (request.method === 'OPTIONS' && allowsCors(match, url))
    return answerPreflight(request, service.config.storefrontUrl)
  if (match.kind !== 'route') return refuse(match)
  const busy = match.route.isAlwaysOpen === true ? undefined : service.readiness.getBusy()
  if (busy !== undefined) return refuseForNow(busy)
  const target = getFaultTarget(url, body)
  seen.route = match.route.path
  if (match.route.path === '/graphql') seen.operation = target?.operation
  const context: RouteContext = { service, requestId, url, params: match.params, isLocal: isLocal(incoming) }
  const handle = async () =>
    withCors(await match.route.handle(request, context), { request, route: match.route, service })
  const fault = target && service.faults?.take(target)
  if (fault === undefined) return handle()
  seen.fault = fault.kind
  return applyFault(fault, handle)
}

function getRequestId(incoming: IncomingMessage): string {
  const given = incoming.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/** The host a caller names is not believed: addresses are read against our own origin. */
function parseUrl(target: string | undefined, origin: string): URL | undefined {
  const path = target?.startsWith('/') ? target.replace(/^\/+/, '/') : '/'
  return URL.parse(path, origin) ?? undefined
}

function isLocal(incoming: IncomingMessage): boolean {
  return LOCAL_ADDRESSES.has(incoming.socket.remoteAddress ?? '')
}

function allowsCors(match: Match, url: URL): boolean {
  const isOpen = url.pathname === '/graphql' || /^\/(?:api|vault)\//.test(url.pathname)
  return match.kind === 'other-method' && isOpen
}

function withCors(
  response: Response,
  { request, route, service }: { request: Request; route: Route; service: Service },
): Response {
  if (route.cors !== true) return response
  const headers = Object.entries(getCorsHeaders(request, service.config.storefrontUrl))
  for (const [name, value] of headers) response.headers.set(name, value)
  return response
}

function refuse(match: Exclude<Match, { kind: 'route' }>): Response {
  if (match.kind === 'none') return notFound('address')
  const allow = match.allowed.join(', ')
  return fail({ status: 405, code: 'method_not_allowed', message: `Use ${allow}.`, headers: { allow } })
}

function refuseForNow(reason: string): Response {
  return fail({
    status: 503,
    code: 'not_ready',
    message: `Not ready: ${reason}.`,
    headers: { 'retry-after': '1' },
  })
}

function failInside(requestId: string): Response {
  return fail({ status: 500, code: 'internal', message: `Something went wrong on our side (${requestId}).` })
}
