import type { IncomingMessage, ServerResponse } from 'node:http'
import { SERVER_DURATION, toMethodLabel } from '@sorrel/service/metrics'
import type { Logger } from 'pino'
import type { Span } from '@sorrel/service/traces'
import { createInstrument } from '#service/metrics.ts'
import { getCacheUse } from './pages/answer.ts'
import { getRouteTemplate } from './route-template.ts'

/** Path segments that are secrets of their own. */
const SECRET_SEGMENT =
  /(\/set-password\/|\/webhooks\/commerce\/|\/ucp\/continue\/|\/ucp\/v1\/(?:carts|checkout-sessions)\/)[^/]+/

/** A request's path as it may be written down: no query, which can name people and keys, and no password key. */
export function getLoggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(SECRET_SEGMENT, '$1…')
}

/** Whether a balancer or a supervisor asks. */
export const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz'

/**
 * A failure is an error in the log. Of what asks whether the server is there only a failure is worth a line; a server that
 * says that it is not ready yet answers as it should.
 */
export function getLogLevel(path: string, status: number): 'error' | 'info' | 'debug' {
  if (isProbe(path)) return status >= 400 ? 'info' : 'debug'
  return status >= 500 ? 'error' : 'info'
}

const measure = createInstrument((metrics) => metrics.createHistogram(SERVER_DURATION))

export interface RequestLogOptions {
  readonly id: string
  readonly log: Logger
  readonly storeApiPrefix: string
  /** Of the answer, where it may be traced. */
  readonly span?: Span | undefined
}

/** Writes one line, and measures the answer, when it is out or the client has gone. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { id, log, storeApiPrefix, span }: RequestLogOptions,
): void {
  const start = performance.now()
  const { method = '' } = request
  const path = getLoggedPath(request.url ?? '')
  response.once('close', () => {
    const status = response.statusCode
    const ms = performance.now() - start
    const route = getRouteTemplate(path, { status, storeApiPrefix })
    const cache = getCacheUse(response)
    const aborted = response.writableFinished ? undefined : true
    const facts = { id, method, route, path, status, ms: Math.round(ms), cache, aborted }
    log[getLogLevel(path, status)]({ ...facts, trace_id: span?.traceId }, 'request')
    const labels = {
      'http.request.method': toMethodLabel(method),
      'http.response.status_code': status,
      'http.route': route,
      ...(cache !== undefined && { 'sorrel.cache': cache }),
    }
    measure(ms / 1000, labels)
    span?.end(`${labels['http.request.method']} ${route}`, labels)
  })
}
