import type { Logger } from 'pino'
import { toPlainResponse } from '#endpoints/route.ts'
import { callUpstream, noteFailure, type UpstreamResponse, pickHeaders } from './call-upstream.ts'

/** How long the connection may be idle. */
const IDLE_MS = 10_000

/** Where the store's media are, here and there. */
const MEDIA_PREFIX = '/cdn/'

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

/** Serves the store's media from our own address, as they come. A redirect is not followed: it would lead anywhere. */
export function createMediaProxy({
  origin,
  log,
}: MediaProxyOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return toPlainResponse(405, { allow: 'GET, HEAD' })
    const { pathname, search } = new URL(request.url)
    const target = URL.parse(pathname + search, origin)
    if (target?.origin !== origin || !target.pathname.startsWith(MEDIA_PREFIX)) return toPlainResponse(404)
    const headers = pickHeaders(request.headers, REQUEST_HEADERS)
    const call = { request, target, headers, bodyMaxBytes: 0, idleMs: IDLE_MS, redirect: 'error' } as const
    const result = await callUpstream(call)
    if (result.ok) return toResponse(result.value)
    noteFailure(result.error, { path: target.pathname, log })
    return toPlainResponse(502)
  }
}

function toResponse({ status, headers: received, body }: UpstreamResponse): Response {
  const headers = pickHeaders(received, RESPONSE_HEADERS)
  headers.set('content-security-policy', MEDIA_POLICY)
  return new Response(body, { status, headers })
}
