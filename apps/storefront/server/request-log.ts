import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/** Path segments that are secrets of their own. */
const SECRET_SEGMENT = /(\/set-password\/|\/webhooks\/commerce\/)[^/]+/

/** A request's path as it may be written down: no query, which can name people and keys, and no password key. */
export function getLoggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(SECRET_SEGMENT, '$1…')
}

/** A failure is an error in the log. A server that says that it is not ready yet answers as it should. */
export function getLogLevel(path: string, status: number): 'error' | 'info' {
  return status >= 500 && path !== '/readyz' ? 'error' : 'info'
}

/** Writes one line when the answer is out or the client has gone. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { id, log }: { id: string; log: Logger },
): void {
  const start = performance.now()
  const { method } = request
  const path = getLoggedPath(request.url ?? '')
  response.once('close', () => {
    const facts = {
      id,
      method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - start),
      cache: response.getHeader('x-nextjs-cache'),
      aborted: response.writableFinished ? undefined : true,
    }
    log[getLogLevel(path, response.statusCode)](facts, 'request')
  })
}
