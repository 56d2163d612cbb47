import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import { SERVER_DURATION, toMethodLabel } from '@sorrel/service/metrics'
import { getRequestSpan, getTraceId } from '@sorrel/service/traces'
import type { Logger } from 'pino'
import { createInstrument } from '../metrics.ts'
import { getCacheUse } from './cache-use.ts'
import { getLoggedPath, getLogLevel } from './logged-path.ts'
import { getRouteTemplate } from './route-template.ts'

const measure = createInstrument((metrics) => metrics.createHistogram(SERVER_DURATION))

export interface RequestLogOptions {
  readonly log: Logger
  readonly storeApiPrefix: string
}

/** Logs and measures the response once it is sent or the client has left. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, storeApiPrefix }: RequestLogOptions,
): void {
  const start = performance.now()
  const { method = '' } = request
  // Next replaces the requested URL with the internal one.
  const path = getLoggedPath(request.url ?? '')
  let sent: number | undefined
  // When the renewal of a page that was already sent fails, Next changes the status afterwards.
  response.once('finish', () => {
    sent = response.statusCode
  })
  response.once('close', () => {
    const status = sent ?? response.statusCode
    const ms = performance.now() - start
    const span = getRequestSpan(request)
    const route = getRouteTemplate(path, { status, storeApiPrefix })
    const cache = getCacheUse(response)
    const aborted = response.writableFinished ? undefined : true
    const facts = { id: getId(request), method, route, path, status, ms: Math.round(ms), cache, aborted }
    log[getLogLevel(path, status)](
      { ...facts, trace_id: span === undefined ? undefined : getTraceId(span) },
      'request',
    )
    const labels = {
      'http.request.method': toMethodLabel(method),
      'http.response.status_code': status,
      'http.route': route,
      ...(cache !== undefined && { 'sorrel.cache': cache }),
    }
    measure(ms / 1000, labels)
    span?.setAttributes(labels).updateName(`${labels['http.request.method']} ${route}`)
  })
}

/**
 * The proxy assigns the id while the request is handled. A file that Next serves itself has none, or the client's own.
 */
function getId({ headers }: IncomingMessage): string {
  return toRequestId(headers[REQUEST_ID_HEADER])
}
