import { err, ok, type Result } from '@sorrel/domain/result'
import type { Logger } from 'pino'
import { createIdleLimit, type IdleLimit } from './idle-timeout.ts'

/** Statuses of responses without a body. */
const BODILESS: readonly number[] = [204, 205, 304]

export interface UpstreamCall {
  readonly request: Request
  readonly target: URL
  readonly headers: Headers
  readonly bodyMaxBytes: number
  /** A longer answer is cut off. Default: any length. */
  readonly answerMaxBytes?: number | undefined
  /** How long nothing may move. */
  readonly idleMs: number
  /** Default `manual`: a redirect is the response. */
  readonly redirect?: 'manual' | 'error'
}

export type UpstreamFailure =
  | { readonly code: 'too_large' }
  /** `isLeft`: the client gave up, so the failure says nothing of the service. */
  | { readonly code: 'upstream'; readonly cause: unknown; readonly isLeft: boolean }

export interface UpstreamResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: ReadableStream<Uint8Array> | null
}

/**
 * Forwards a request. Bodies are streamed in both directions, and a response may begin before the whole request is
 * sent, as a refusal does. Ends when the client leaves, when nothing moves, or when a body exceeds its limit.
 */
export async function callUpstream(call: UpstreamCall): Promise<Result<UpstreamResponse, UpstreamFailure>> {
  const { request, target, headers, bodyMaxBytes, idleMs, redirect = 'manual' } = call
  const idle = createIdleLimit(idleMs)
  const upload = request.body === null ? undefined : countUpload(request.body, { bodyMaxBytes, idle })
  // The answer is neither decoded nor re-encoded here, so that its length stays correct.
  headers.set('accept-encoding', 'identity')
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: request.method,
    headers,
    body: upload?.body ?? null,
    duplex: 'half',
    redirect,
    // Next's `fetch` would cache it.
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, idle.signal]),
  }
  try {
    idle.begin()
    const response = await fetch(target, init)
    return ok(toUpstreamResponse(response, call, idle))
  } catch (cause) {
    if (upload?.isTooLarge() === true) return err({ code: 'too_large' })
    return err({ code: 'upstream', cause, isLeft: request.signal.aborted })
  } finally {
    idle.end()
  }
}

export interface FailureNote {
  readonly path: string
  readonly log: Pick<Logger, 'warn'>
}

/** Logs a failure of the service. A client that leaves or sends too much is not logged. */
export function noteFailure(failure: UpstreamFailure, { path, log }: FailureNote): void {
  if (failure.code === 'too_large' || failure.isLeft) return
  log.warn({ err: failure.cause, path }, 'a response did not come through')
}

interface UploadLimits {
  readonly bodyMaxBytes: number
  readonly idle: IdleLimit
}

/** Counts the bytes that pass, because the announced length may be wrong or missing. */
function countUpload(body: ReadableStream<Uint8Array>, { bodyMaxBytes, idle }: UploadLimits) {
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      idle.touch()
      bytes += chunk.length
      if (bytes > bodyMaxBytes) controller.error(new Error('The body is too large'))
      else controller.enqueue(chunk)
    },
  })
  return { body: body.pipeThrough(counter), isTooLarge: () => bytes > bodyMaxBytes }
}

function toUpstreamResponse(
  response: Response,
  { request: { method }, answerMaxBytes }: UpstreamCall,
  idle: IdleLimit,
): UpstreamResponse {
  const { status, body } = response
  const headers = new Headers(response.headers)
  // Some services compress unasked: `fetch` has decompressed the body, so the length is wrong.
  if (headers.has('content-encoding')) headers.delete('content-length')
  const hasBody = body !== null && method !== 'HEAD' && !BODILESS.includes(status)
  return { status, headers, body: hasBody ? limitAnswer(body, { answerMaxBytes, idle }) : null }
}

interface AnswerLimits extends Pick<UpstreamCall, 'answerMaxBytes'> {
  readonly idle: IdleLimit
}

/**
 * Limits the length of a body, and the time that each part of it may take. A client that reads slowly is not counted
 * against the service.
 */
function limitAnswer(
  body: ReadableStream<Uint8Array>,
  { answerMaxBytes = Number.POSITIVE_INFINITY, idle }: AnswerLimits,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      idle.begin()
      try {
        const { value } = await reader.read()
        if (value === undefined) {
          controller.close()
          return
        }
        bytes += value.length
        if (bytes <= answerMaxBytes) {
          controller.enqueue(value)
          return
        }
        void reader.cancel().catch(() => undefined)
        controller.error(new Error(`The answer is longer than ${answerMaxBytes} bytes`))
      } finally {
        idle.end()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** The named headers, and each cookie on a line of its own. */
export function pickHeaders(given: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const [name, value] of given) if (names.includes(name)) picked.append(name, value)
  return picked
}

/** A `cookie` header of the named cookies; undefined where the request has none of them. */
export function pickCookies(headers: Headers, names: readonly string[]): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const passed = pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`)))
  return passed.length === 0 ? undefined : passed.join('; ')
}
