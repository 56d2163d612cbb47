import type { ActionFailure } from '@sorrel/commerce/account-actions'
import { type Refusal, toRefusal } from '@sorrel/commerce/server'
import { err, type Result } from '@sorrel/domain/result'
import { toUpstreamError } from './to-upstream-error.ts'

/** Why an action was not done, as an endpoint tells it. */
export function refuse(failure: ActionFailure): Result<never, Refusal> {
  const isLogged = failure.kind === 'upstream' && failure.error !== undefined
  return isLogged ? toUpstreamError(failure.error) : err(toRefusal(failure))
}
