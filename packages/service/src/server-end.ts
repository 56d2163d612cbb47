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
  /** Takes no new connections. Calls back when the last one is closed, which is after `graceMs` at the latest. */
  begin(done: () => void): void
}

/**
 * Makes the end of a server, before its first request. An answer that goes out meanwhile says that its connection closes, so
 * that a client which keeps one busy neither holds up the end nor sends its next request into a closed connection.
 */
export function createServerEnd(server: EndableServer, { graceMs }: { readonly graceMs: number }): ServerEnd {
  const underWay = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_, response) => {
    if (isEnding) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return {
    begin(done) {
      isEnding = true
      for (const response of underWay) response.shouldKeepAlive = false
      const cut = setTimeout(() => server.closeAllConnections(), graceMs).unref()
      server.close(() => {
        clearTimeout(cut)
        done()
      })
      server.closeIdleConnections()
    },
  }
}
