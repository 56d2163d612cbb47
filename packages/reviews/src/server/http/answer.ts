import type { Refusal as HttpRefusal } from '@sorrel/contracts/http/answer'
import type { ProblemCode } from '@sorrel/contracts/problem'

export { refuse } from '@sorrel/contracts/http/answer'

/** Why a call is refused; becomes the one problem shape of the contracts. */
export type Refusal = HttpRefusal<ProblemCode>
