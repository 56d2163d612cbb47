import { getProblemStatus, type ProblemCode } from '@sorrel/contracts/problem'
import { type Refusal as HttpRefusal, toProblemAnswer } from '@sorrel/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/http/request'

/** Why an endpoint refused. Its fields hold message keys. */
export type Refusal = HttpRefusal<ProblemCode>

/** The one shape of a refusal, with the status of its code. */
export function toRefusal(refusal: Refusal, request: Request): Response {
  const requestId = getRequestId(request)
  return toProblemAnswer(refusal, { status: getProblemStatus(refusal.code), requestId })
}

export function getRequestId(request: Request): string {
  return toRequestId(request.headers.get(REQUEST_ID_HEADER))
}
