import { getProblemStatus, type ProblemCode } from '@sorrel/contracts/problem'
import { type Refusal as HttpRefusal, toProblemAnswer } from '@sorrel/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/http/request'

/** Why an endpoint failed. Its fields hold message keys. */
export type EndpointError = HttpRefusal<ProblemCode>

/** The one shape of an error response, with the status of its code. */
export function toErrorResponse(error: EndpointError, request: Request): Response {
  const requestId = getRequestId(request)
  return toProblemAnswer(error, { status: getProblemStatus(error.code), requestId })
}

export function getRequestId(request: Request): string {
  return toRequestId(request.headers.get(REQUEST_ID_HEADER))
}
