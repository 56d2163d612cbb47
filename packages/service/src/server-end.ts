import type { IncomingMessage, ServerResponse } from 'node:http'

/** The part of a `node:http` server that a shutdown needs. */
export interface EndableServer {
  prependListener(
    event: 'request',
    listener: (request: IncomingMessage, response: ServerResponse) => void,
  ): unknown
  close(done: () => void): unknown
  closeIdleConnections(): void
  closeAllConnections(): void
}

/** A shutdown that lets running answers finish. */
export interface ServerEnd {
  /**
   * From now on each answer closes its connection; after `drainMs` new ones are refused. Calls back when the last one
   * is closed, or after `graceMs`.
   */
  begin(done: () => void): void
}

export interface ServerEndOptions {
  /** How long running answers may still take, in milliseconds. */
  readonly graceMs: number
  /** How long connections are still accepted, in milliseconds, so that each balancer notices the stop. Default 0. */
  readonly drainMs?: number | undefined
}

/**
 * Prepares the shutdown of a server; call it before the first request. During the shutdown answers carry `Connection:
 * close`, so that a busy keep-alive client neither delays it nor sends its next request into a closed connection.
 */
export function createServerEnd(
  server: EndableServer,
  { graceMs, drainMs = 0 }: ServerEndOptions,
): ServerEnd {
  const underWay = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_, response) => {
    if (isEnding) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  const close = (done: () => void) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs).unref()
    server.close(() => {
      clearTimeout(cut)
      done()
    })
    server.closeIdleConnections()
  }
  return {
    begin(done) {
      isEnding = true
      for (const response of underWay) response.shouldKeepAlive = false
      if (drainMs > 0) setTimeout(close, drainMs, done)
      else close(done)
    },
  }
}
