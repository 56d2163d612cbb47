import { getProblemStatus, type ProblemCode, toProblem } from '@sorrel/contracts/problem'

/** Why a call is refused; becomes the one problem shape of the contracts. */
export interface Refusal {
  readonly code: ProblemCode
  /** For people who read logs. */
  readonly message: string
  /** Message keys by field name. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** A JSON answer that nobody keeps, unless the headers say otherwise. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...PRIVATE, ...headers } })
}

export function refuse(refusal: Refusal, requestId: string): Response {
  return json(toProblem({ ...refusal, requestId }), getProblemStatus(refusal.code))
}
