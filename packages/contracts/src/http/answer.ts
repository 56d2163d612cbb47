import { getProblemStatus, type ProblemCode } from '../problem.ts'

/** Why a call is refused. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** For people who read logs, in English. */
  readonly message: string
  /** Errors by field. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds?: number | undefined
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' } as const

export interface AnswerOptions {
  /** Default 200. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A JSON answer for one visitor: no cache stores it, unless `headers` say otherwise. */
export function toAnswer(body: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response {
  return Response.json(body, { status, headers: { ...PRIVATE, ...headers } })
}

export interface ProblemOptions {
  /** The status that belongs to the refusal's code. */
  readonly status: number
  /** Names the request in the log. */
  readonly requestId: string
}

/** The one shape of a refusal: `{ error: { code, message, requestId, fields? } }`. */
export function toProblemAnswer(refusal: Refusal, { status, requestId }: ProblemOptions): Response {
  const { code, message, fields, retryAfterSeconds } = refusal
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return toAnswer({ error: { code, message, requestId, fields } }, { status, headers })
}

/** Refuses with the status that belongs to the code. */
export function refuse(refusal: Refusal<ProblemCode>, requestId: string): Response {
  return toProblemAnswer(refusal, { status: getProblemStatus(refusal.code), requestId })
}

/** Refuses a method that the address does not take, and names those it takes. */
export function toMethodNotAllowed(allowed: readonly string[], requestId: string): Response {
  const allow = [...new Set(allowed)].join(', ')
  const refusal = { code: 'method_not_allowed', message: `Use ${allow}` }
  const answer = toProblemAnswer(refusal, { status: 405, requestId })
  answer.headers.set('allow', allow)
  return answer
}

/** Sends the browser on by GET. */
export function toSeeOther(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })
}
