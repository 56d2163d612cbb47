import type { FormIssues } from '@sorrel/contracts/forms'
import { err } from '@sorrel/domain/result'
import type { CommerceError } from '../error.ts'

/**
 * Why something was not done for a visitor. The kinds are codes of problems, so that an endpoint answers them as they are.
 *
 * - `unauthenticated`: nobody is signed in, or e-mail and password do not fit; `expired`: the key of a mail is used or old;
 * - `not_found`: no such record, or somebody else's; `conflict`: what is there does not allow it;
 * - `invalid`: an input was refused; `fields` has a message key for each field that is known to be wrong;
 * - `throttled`: too many tries; `upstream`: the service did not answer, so only it knows whether it was done.
 */
export type ActionFailure = {
  /** For logs, in English; never shown to a shopper. */
  readonly message: string
  /** Id of the request in the logs of the shop's server; unset for calls without one. */
  readonly requestId?: string | undefined
} & (
  | { readonly kind: 'unauthenticated' | 'expired' | 'not_found' | 'conflict' }
  | { readonly kind: 'invalid'; readonly fields?: FormIssues | undefined }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds?: number | undefined }
  | {
      readonly kind: 'upstream'
      /** The error of the call to the service; unset where a shop's server made the call. */
      readonly error?: CommerceError | undefined
    }
)

type Failed = { readonly ok: false; readonly error: ActionFailure }

export const NOBODY: Failed = err({ kind: 'unauthenticated', message: 'Log in first' })

export function toMissing(what: string): Failed {
  return err({ kind: 'not_found', message: `There is no such ${what}` })
}

/** The service's own trouble. */
export function toUpstream(error: CommerceError): Failed {
  return err({ kind: 'upstream', message: 'The commerce service did not do it', error })
}

/** Why the service did not change something of an account. */
export function toFailure(error: CommerceError): Failed {
  if (error.kind !== 'user') return toUpstream(error)
  if (error.reason === 'credentials') return NOBODY
  if (error.reason === 'not_found') return toMissing('record')
  const isState = error.reason === 'refused' || error.reason === 'code'
  return err({ kind: isState ? 'conflict' : 'invalid', message: 'The service refused the change' })
}

/** A field that is wrong, with the key of its message. */
export function toWrongField(fields: FormIssues, message: string): Failed {
  return err({ kind: 'invalid', message, fields })
}
