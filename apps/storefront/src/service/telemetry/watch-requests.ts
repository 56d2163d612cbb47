import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { isRecord } from '@sorrel/contracts/untrusted'
import type { Span } from '@sorrel/service/traces'
import type { Logger } from 'pino'
import { getProcessState } from '../process-state.ts'
import { getTraces } from '../traces.ts'
import { isProbe } from './logged-path.ts'
import { logRequest } from './request-log.ts'

/** Where Node tells of each request to each HTTP server of this process. */
const CHANNEL = 'http.server.request.start'

const spans = getProcessState('request-spans', () => new WeakMap<IncomingMessage, Span>())

/** The span of a request under way, for whoever runs the work for it inside (`runInSpan`); undefined where it has none. */
export const getRequestSpan = (request: IncomingMessage): Span | undefined => spans.get(request)

export interface WatchOptions {
  readonly log: Logger
  readonly storeApiPrefix: string
  /** A port of this process that serves something else than the shop: its metrics. */
  readonly otherPort?: number | undefined
  /** Called when the response is out or the client has gone. */
  readonly onClose?: ((request: IncomingMessage) => void) | undefined
}

/**
 * Logs, measures and traces each request to the shop, whichever server it comes to: Next's own or one around it. Returns what
 * ends that. The first subscriber begins the span, so the work for a request can run inside it.
 */
export function watchRequests({ otherPort, onClose, ...options }: WatchOptions): () => void {
  const watch = (message: unknown) => {
    const exchange = toExchange(message)
    if (exchange === undefined) return
    const { request, response } = exchange
    if (otherPort !== undefined && request.socket.localPort === otherPort) return
    // A visitor does not decide what is traced.
    const span = isProbe(request.url ?? '') ? undefined : getTraces()?.beginAnswer()
    if (span !== undefined) spans.set(request, span)
    logRequest(request, response, { ...options, span })
    if (onClose !== undefined) response.once('close', () => onClose(request))
  }
  subscribe(CHANNEL, watch)
  return () => void unsubscribe(CHANNEL, watch)
}

function toExchange(message: unknown) {
  if (!isRecord(message)) return undefined
  const { request, response } = message
  const isExchange = request instanceof IncomingMessage && response instanceof ServerResponse
  return isExchange ? { request, response } : undefined
}
