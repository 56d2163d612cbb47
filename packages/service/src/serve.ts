import type { AddressInfo } from 'node:net'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createGuardedServer } from './guarded-server.ts'
import { type Metrics, SERVER_DURATION, toMethodLabel } from './metrics.ts'
import { createServerEnd } from './server-end.ts'
import type { Telemetry } from './telemetry.ts'

/** The path that balancers probe. */
const READY_PATH = '/readyz'
const STOP_DEADLINE_MS = 10_000
const HEADERS_TIMEOUT_MS = 20_000
const REQUEST_TIMEOUT_MS = 20_000
/**
 * Longer than the keep-alive of proxies and clients, so the server never closes a connection that a client is about
 * to use.
 */
const KEEP_ALIVE_MS = 65_000

export interface Serving {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly fetch: Parameters<typeof getRequestListener>[0]
  /** Milliseconds in which a request must have come in whole. Default 20,000. */
  readonly requestTimeoutMs?: number
  /** How long connections are accepted after `stop`, while `/readyz` answers 503, in milliseconds. Default 0. */
  readonly drainMs?: number
  /** Receives the duration of answers; closed after the service. Default: none. */
  readonly metrics?: Metrics | undefined
  /** Closed after the service. */
  readonly telemetry?: Pick<Telemetry, 'close'> | undefined
  /** Called once, after the last request. */
  readonly close: () => Promise<void>
}

export interface RunningServer {
  readonly port: number
  /**
   * `/readyz` answers 503; after `drainMs` no more requests are accepted; running ones get up to 10 s; then the
   * service is closed.
   */
  stop(): Promise<void>
}

/** Listens. If the port is taken, rejects with a one-line error that names it. */
export async function serve({
  host,
  port,
  fetch,
  close,
  metrics,
  telemetry,
  ...limits
}: Serving): Promise<RunningServer> {
  const watch = createWatch(metrics)
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  let stopping: Promise<void> | undefined
  const server = createGuardedServer({}, (incoming, outgoing) => {
    watch?.(incoming, outgoing)
    if (stopping !== undefined && incoming.url === READY_PATH) refuse(outgoing)
    else void listener(incoming, outgoing)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  const end = createServerEnd(server, { graceMs: STOP_DEADLINE_MS, drainMs: limits.drainMs })
  server.requestTimeout = limits.requestTimeoutMs ?? REQUEST_TIMEOUT_MS
  await listen(server, { host, port })
  return {
    port: getPort(server.address()),
    stop: () => {
      stopping ??= new Promise<void>((resolve) => end.begin(resolve))
        .finally(close)
        .finally(() => Promise.all([metrics?.close(), telemetry?.close()]))
      return stopping
    },
  }
}

/** Measures each answer by method and status. */
function createWatch(metrics: Metrics | undefined) {
  if (metrics === undefined) return undefined
  const measure = metrics.createHistogram(SERVER_DURATION)
  return ({ method = '' }: IncomingMessage, answer: ServerResponse) => {
    const startedAt = performance.now()
    answer.once('close', () =>
      measure((performance.now() - startedAt) / 1000, {
        'http.request.method': toMethodLabel(method),
        'http.response.status_code': answer.statusCode,
      }),
    )
  }
}

/** Overrides the service's own readiness: the process is about to end. */
function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ status: 'not ready', reason: 'stopping' }))
}

function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toStartError(error, port)))
    server.listen({ host, port }, () => resolve())
  })
}

function toStartError(error: Error, port: number): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error
  return new Error(`Port ${port} is taken: stop what uses it or set PORT to another one.`)
}

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
