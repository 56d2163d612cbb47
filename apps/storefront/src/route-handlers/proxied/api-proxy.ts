import { getProblemStatus, type ProblemCode } from '@sorrel/contracts/problem'
import { toProblemAnswer } from '@sorrel/contracts/http/answer'
import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import type { Logger } from 'pino'
import { ADDRESS_HEADER } from '#request/client-address.ts'
import { INERT_POLICY } from '#request/content-security-policy.ts'
import {
  callUpstream,
  noteFailure,
  type UpstreamResponse,
  pickCookies,
  pickHeaders,
} from './call-upstream.ts'

/** Longest answer, in bytes, as for a service that pages ask. A picture has half of it. */
const ANSWER_MAX_BYTES = 10 * 1024 * 1024

/** How long the connection may be idle. */
const IDLE_MS = 30_000

const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'origin',
  'user-agent',
  ADDRESS_HEADER,
  REQUEST_ID_HEADER,
]
const RESPONSE_HEADERS = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'set-cookie',
  'vary',
]

const MESSAGES = {
  not_found: 'There is no such address.',
  too_large: 'The body is too large.',
  upstream: 'What was asked for cannot be reached.',
} as const satisfies Partial<Record<ProblemCode, string>>

export interface ApiProxyOptions {
  /** Origin of the API; without it the addresses do not exist. */
  readonly origin: string | undefined
  /** Path prefix of the API, here and upstream: `/api/reviews/`. */
  readonly prefix: string
  /** Default: any. */
  readonly methods?: readonly string[] | undefined
  /** Names of the cookies that are handed on. */
  readonly cookies: readonly string[]
  readonly bodyMaxBytes: number
  /** Default 30 s. */
  readonly idleMs?: number | undefined
  readonly log: Pick<Logger, 'warn'>
}

/** Serves an API from our own address: bodies stream through as they come, answers up to 10 MB. */
export function createApiProxy(options: ApiProxyOptions): (request: Request) => Promise<Response> {
  const { methods, cookies, bodyMaxBytes, idleMs = IDLE_MS, log } = options
  return async (request) => {
    const target = getTarget(request, options)
    if (target === undefined || methods?.includes(request.method) === false)
      return refuse(request, 'not_found')
    if (Number(request.headers.get('content-length') ?? 0) > bodyMaxBytes) return refuse(request, 'too_large')
    const headers = toRequestHeaders(request, cookies)
    const result = await callUpstream({
      request,
      target,
      headers,
      bodyMaxBytes,
      answerMaxBytes: ANSWER_MAX_BYTES,
      idleMs,
    })
    if (result.ok) return toResponse(result.value)
    noteFailure(result.error, { path: target.pathname, log })
    return refuse(request, result.error.code)
  }
}

/** The resolved address: `..` does not lead out of the API's own paths. */
function getTarget({ url }: Request, { origin, prefix }: ApiProxyOptions): URL | undefined {
  if (origin === undefined) return undefined
  const { pathname, search } = new URL(url)
  const target = URL.parse(pathname + search, origin)
  return target?.origin === origin && target.pathname.startsWith(prefix) ? target : undefined
}

function toRequestHeaders(request: Request, cookies: readonly string[]): Headers {
  const headers = pickHeaders(request.headers, REQUEST_HEADERS)
  const cookie = pickCookies(request.headers, cookies)
  if (cookie !== undefined) headers.set('cookie', cookie)
  return headers
}

function toResponse({ status, headers: received, body }: UpstreamResponse): Response {
  const headers = pickHeaders(received, RESPONSE_HEADERS)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', INERT_POLICY)
  return new Response(body, { status, headers })
}

function refuse(request: Request, code: keyof typeof MESSAGES): Response {
  const requestId = request.headers.get(REQUEST_ID_HEADER) ?? ''
  const options = { status: getProblemStatus(code), requestId }
  const response = toProblemAnswer({ code, message: MESSAGES[code] }, options)
  response.headers.set('content-security-policy', INERT_POLICY)
  // Part of an unread body may still be in flight.
  response.headers.set('connection', 'close')
  return response
}
