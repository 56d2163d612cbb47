import type { IncomingMessage, ServerResponse } from 'node:http'

/** What ending needs of a server of `node:http`, whatever its responses are. */
export interface EndableServer {
  prependListener(
    event: 'request',
    listener: (request: IncomingMessage, response: ServerResponse) => void,
  ): unknown
  close(done: () => void): unknown
  closeIdleConnections(): void
  closeAllConnections(): void
}

/** Ends a server without cutting an answer off. */
export interface ServerEnd {
  /**
   * From now on each answer closes its connection; after `drainMs` no new ones are taken. Calls back when the last one is
   * closed, `graceMs` later at the latest.
   */
  begin(done: () => void): void
}

export interface ServerEndOptions {
  /** How long answers that are under way may still take, in milliseconds. */
  readonly graceMs: number
  /**
   * How long connections are still taken, in milliseconds: until each balancer has seen that the server is no longer
   * ready. Default 0.
   */
  readonly drainMs?: number | undefined
}

/**
 * Makes the end of a server, before its first request. An answer that goes out meanwhile says that its connection closes, so
 * that a client which keeps one busy neither holds up the end nor sends its next request into a closed connection.
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
