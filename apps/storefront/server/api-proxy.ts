import { type ClientRequest, type IncomingMessage, request as callHttp, type ServerResponse } from 'node:http'
import { request as callHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { getProblemStatus, type ProblemCode } from '@sorrel/contracts/problem'
import { toProblemAnswer } from '@sorrel/http/answer'
import { REQUEST_ID_HEADER } from '@sorrel/http/request'
import { getAnswerSpan, TRACEPARENT_HEADER } from '@sorrel/service/traces'
import type { Logger } from 'pino'
import { ADDRESS_HEADER } from './incoming.ts'
import { INERT_POLICY } from './policy.ts'

/** How long the connection may be idle. */
const IDLE_TIMEOUT_MS = 30_000

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
  /** What every address begins with, here and there: `/api/reviews/`. */
  readonly prefix: string
  /** Default: any. */
  readonly methods?: readonly string[] | undefined
  /** Names of the cookies that are handed on. */
  readonly cookies: readonly string[]
  readonly bodyMaxBytes: number
  readonly log: Pick<Logger, 'warn'>
}

/** Serves an API from our own address: bodies stream through as they come. */
export function createApiProxy({ origin, prefix, methods, cookies, bodyMaxBytes, log }: ApiProxyOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = getTarget(request, origin, prefix)
    if (target === undefined || methods?.includes(request.method ?? '') === false)
      return refuse(request, response, 'not_found')
    if (Number(request.headers['content-length'] ?? 0) > bodyMaxBytes)
      return refuse(request, response, 'too_large')
    const headers = {
      ...pick(request.headers, REQUEST_HEADERS),
      ...pickCookies(request, cookies),
      ...getTraceHeader(),
    }
    const call = target.protocol === 'https:' ? callHttps : callHttp
    const outgoing = call(target, { method: request.method, headers, timeout: IDLE_TIMEOUT_MS })
    try {
      await exchange({ request, response, outgoing })
    } catch (error) {
      outgoing.destroy()
      log.warn({ err: error, path: target.pathname }, 'an answer did not come through')
      if (response.headersSent) response.destroy()
      else await refuse(request, response, 'upstream')
    }
  }
}

function getTraceHeader(): Readonly<Record<string, string>> {
  const span = getAnswerSpan()
  return span === undefined ? {} : { [TRACEPARENT_HEADER]: span.traceparent }
}

/** What the address means once it is read: `..` does not lead out of the API's own paths. */
function getTarget(request: IncomingMessage, origin: string | undefined, prefix: string): URL | undefined {
  if (origin === undefined) return undefined
  const target = URL.parse(request.url ?? '/', origin)
  return target?.origin === origin && target.pathname.startsWith(prefix) ? target : undefined
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly outgoing: ClientRequest
}

/** An answer may come before the whole body is sent: a refusal of what is too large. */
async function exchange({ request, response, outgoing }: Exchange): Promise<void> {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
    outgoing.once('timeout', () => reject(new Error('the API does not answer')))
  })
  const sending = pipeline(request, outgoing).catch(() => undefined)
  response.once('close', () => outgoing.destroy())
  const answer = await answered
  response.writeHead(answer.statusCode ?? 502, {
    'content-security-policy': INERT_POLICY,
    ...pick(answer.headers, RESPONSE_HEADERS),
  })
  await pipeline(answer, response)
  await sending
}

function pick(
  headers: IncomingMessage['headers'],
  names: readonly string[],
): Record<string, string | string[]> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function pickCookies(request: IncomingMessage, names: readonly string[]): { cookie?: string } {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  const passed = pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`)))
  return passed.length === 0 ? {} : { cookie: passed.join('; ') }
}

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: keyof typeof MESSAGES,
): Promise<void> {
  const requestId = String(request.headers[REQUEST_ID_HEADER] ?? '')
  const options = { status: getProblemStatus(code), requestId }
  const problem = toProblemAnswer({ code, message: MESSAGES[code] }, options)
  response.writeHead(problem.status, {
    ...Object.fromEntries(problem.headers),
    'content-security-policy': INERT_POLICY,
    connection: 'close',
  })
  response.end(await problem.text())
}
