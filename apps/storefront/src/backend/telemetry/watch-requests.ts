import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { isRecord } from '@sorrel/contracts/untrusted'
import type { Logger } from 'pino'
import { logRequest } from './request-log.ts'

/** Node's diagnostics channel for requests to any HTTP server of this process. */
const CHANNEL = 'http.server.request.start'

export interface WatchOptions {
  readonly log: Logger
  readonly storeApiPrefix: string
  /** A port of this process that does not serve the shop but its metrics. */
  readonly otherPort?: number | undefined
  /** Called when the response is sent or the client has left. */
  readonly onClose?: ((request: IncomingMessage) => void) | undefined
}

/**
 * Logs and measures each request to the shop, and names its trace, whichever server receives it: Next's own or one
 * around it. Returns a function that stops it.
 */
export function watchRequests({ otherPort, onClose, ...options }: WatchOptions): () => void {
  const watch = (message: unknown) => {
    const exchange = toExchange(message)
    if (exchange === undefined) return
    const { request, response } = exchange
    if (otherPort !== undefined && request.socket.localPort === otherPort) return
    logRequest(request, response, options)
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
