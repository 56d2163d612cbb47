import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'

const TIMEOUT_MS = 10_000
const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range']
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
]

/** Pictures may be vector graphics: nothing in them may run. */
export const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

export interface MediaProxyOptions {
  /** Origin of the media; the path is kept. */
  readonly origin: string
  readonly log: Pick<Logger, 'warn'>
}

/** Serves the store's media from our own address, as they come. */
export function createMediaProxy({ origin, log }: MediaProxyOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = new URL(request.url ?? '/', origin)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return answer(response, 405)
    if (target.origin !== origin || !target.pathname.startsWith('/cdn/')) return answer(response, 404)
    try {
      const upstream = await fetch(target, {
        method: request.method ?? 'GET',
        headers: pickHeaders(REQUEST_HEADERS, (name) => request.headers[name]?.toString()),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const headers = pickHeaders(RESPONSE_HEADERS, (name) => upstream.headers.get(name) ?? undefined)
      response.writeHead(upstream.status, { ...headers, 'content-security-policy': MEDIA_POLICY })
      if (upstream.body === null) response.end()
      else await pipeline(Readable.from(upstream.body), response)
    } catch (error) {
      log.warn({ err: error, path: target.pathname }, 'media did not come through')
      if (response.headersSent) response.destroy()
      else answer(response, 502)
    }
  }
}

function pickHeaders(
  names: readonly string[],
  read: (name: string) => string | undefined,
): Record<string, string> {
  const found = names.map((name) => [name, read(name)] as const)
  return Object.fromEntries(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  response.end()
}
