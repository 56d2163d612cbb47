import { type Refusal as HttpRefusal, refuse } from '@sorrel/contracts/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import type { ProblemCode } from '@sorrel/contracts/problem'

/** Why an endpoint refuses. Its fields hold message keys. */
export type Refusal = HttpRefusal<ProblemCode>

/** A refusal in the one format of problems, with the status of its code. */
export function toRefusalAnswer(refusal: Refusal, request: Request): Response {
  return refuse(refusal, getRequestId(request))
}

/** Id of a request in the logs. */
export function getRequestId(request: Request): string {
  return toRequestId(request.headers.get(REQUEST_ID_HEADER))
}
