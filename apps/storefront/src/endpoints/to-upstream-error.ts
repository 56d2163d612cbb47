import type { ActionFailure } from '@sorrel/commerce/account-actions'
import type { CommerceError } from '@sorrel/commerce/client'
import { type Refusal, toRefusal } from '@sorrel/commerce/server'
import { err, type Result } from '@sorrel/domain/result'
import { log } from '#backend/log.ts'

/** A failure of the service in an endpoint's terms: 502 unless the endpoint defines another status. */
export function toUpstreamError(
  error: CommerceError,
  code: 'upstream' | 'internal' = 'upstream',
): Result<never, Refusal> {
  logTrouble(error)
  return err({ code, message: 'The commerce service did not do it' })
}

/** Writes down a failure of the service. */
export function logTrouble({ operation, kind, message: reason }: CommerceError): void {
  log.warn({ operation, kind, reason }, 'commerce failed')
}

/** Why an action failed, in an endpoint's terms. */
export function refuse(failure: ActionFailure): Result<never, Refusal> {
  const isLogged = failure.kind === 'upstream' && failure.error !== undefined
  return isLogged ? toUpstreamError(failure.error) : err(toRefusal(failure))
}
