import { getProblemStatus, type ProblemCode, toProblem } from '@sorrel/contracts/problem'
import { NextResponse } from 'next/server'

/** Why an endpoint refused. */
export interface Refusal {
  readonly code: ProblemCode
  /** For people who read logs, in English. */
  readonly message: string
  /** Message keys by field. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds?: number | undefined
}

const PRIVATE = { 'cache-control': 'private, no-store' } as const

/** A good answer. It belongs to one visitor, so nothing on the way may keep it. */
export function toAnswer(body: unknown): NextResponse {
  return NextResponse.json(body, { headers: PRIVATE })
}

/** The one shape of a refusal, with the status of its code. */
export function toRefusal(
  { code, message, fields, retryAfterSeconds }: Refusal,
  requestId: string,
): NextResponse {
  const headers = new Headers(PRIVATE)
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return NextResponse.json(toProblem({ code, message, requestId, fields }), {
    status: getProblemStatus(code),
    headers,
  })
}
