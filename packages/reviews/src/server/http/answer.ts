import { getProblemStatus, type ProblemCode } from '@sorrel/contracts/problem'
import { type Refusal as HttpRefusal, toProblemAnswer } from '@sorrel/contracts/http/answer'

/** Why a call is refused; becomes the one problem shape of the contracts. */
export type Refusal = HttpRefusal<ProblemCode>

export function refuse(refusal: Refusal, requestId: string): Response {
  return toProblemAnswer(refusal, { status: getProblemStatus(refusal.code), requestId })
}
