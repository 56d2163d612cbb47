import type { FormIssues } from '@sorrel/contracts/forms'
import { err } from '@sorrel/domain/result'
import type { CommerceError } from '../error.ts'

/**
 * Why an action failed. The kinds are problem codes, so that an endpoint can return them unchanged.
 *
 * - `unauthenticated`: not logged in, or wrong e-mail or password; `expired`: the key of a mail is used or too old;
 * - `not_found`: no such record, or one of another customer; `conflict`: the current state does not allow the change;
 * - `invalid`: an input was refused; `fields` has a message key for each invalid field that is known;
 * - `throttled`: too many attempts; `upstream`: the service did not answer, so the outcome is unknown.
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

/** Turns a failure of the service itself into an action's failure. */
export function toUpstream(error: CommerceError): Failed {
  return err({ kind: 'upstream', message: 'The commerce service did not do it', error })
}

/** Why the service refused to change account data. */
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
