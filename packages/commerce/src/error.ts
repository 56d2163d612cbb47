/** Why a call to the commerce service failed. `operation` is the document's name, or the path of a REST read. */
export type CommerceError = NetworkError | TimeoutError | HttpError | GraphqlError | UserError | DecodeError

export type CommerceErrorKind = CommerceError['kind']

interface Failed {
  /** For logs; never shown to a shopper. */
  readonly message: string
  readonly operation: string
  /**
   * The thrown error, where there was one: the error of `fetch`, with its own cause. Like an `Error`'s it is not
   * enumerable, so it is in no copy and no JSON.
   */
  readonly cause?: unknown
}

/** The service could not be reached, or the caller aborted the call (`aborted`). */
export interface NetworkError extends Failed {
  readonly kind: 'network'
  readonly aborted: boolean
}

/** An attempt ran past its deadline (8 s), or the operation past its budget. */
export interface TimeoutError extends Failed {
  readonly kind: 'timeout'
}

/** The service answered with an error status. */
export interface HttpError extends Failed {
  readonly kind: 'http'
  readonly status: number
  /** The pause that the service requests (`Retry-After`), in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/** The service understood the request and answered with `errors`. */
export interface GraphqlError extends Failed {
  readonly kind: 'graphql'
  /** `extensions.code` of the errors that have one. */
  readonly codes: readonly string[]
}

/** The service refused the shopper's input. */
export interface UserError extends Failed {
  readonly kind: 'user'
  readonly reason: UserErrorReason
}

/** The answer breaks the service's own contract. */
export interface DecodeError extends Failed {
  readonly kind: 'decode'
}

/**
 * - `credentials`: e-mail or password is wrong, or the session is not signed in;
 * - `invalid`: a field was refused; `duplicate`: the e-mail was, most likely because it has an account already;
 * - `expired`: the recovery key is used, expired or unknown; `password`: too weak for the service's rules;
 * - `code`: no such coupon or gift card; `refused`: the cart cannot take the change (stock, product gone);
 * - `not_found`: no such record, or somebody else's.
 */
export type UserErrorReason =
  | 'credentials'
  | 'invalid'
  | 'duplicate'
  | 'expired'
  | 'password'
  | 'code'
  | 'refused'
  | 'not_found'

const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Temporary statuses, after which repeating a read may succeed. */
export function isRetryableStatus(status: number): boolean {
  return RETRYABLE_STATUSES.has(status)
}

/** Codes of errors about data that is available only after a log-in. */
const STRANGER_CODES: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'UNAUTHENTICATED'])

/** Whether the service refused because the visitor is not logged in. A wrong public key gives another error. */
export function isStrangerError(error: CommerceError): boolean {
  return (
    error.kind === 'graphql' &&
    error.codes.some((code) => STRANGER_CODES.has(code)) &&
    !/public key/i.test(error.message)
  )
}

/**
 * Whether the failure is the service's and counts toward fallback mode.
 *
 * @example
 * ```ts
 * import { isServiceFailure } from '@sorrel/commerce/error'
 *
 * console.log(isServiceFailure({ kind: 'timeout', operation: 'getMenus', message: 'after 8 s' })) // true
 * ```
 */
export function isServiceFailure(error: CommerceError): boolean {
  return error.kind !== 'user' && !isStrangerError(error) && !(error.kind === 'network' && error.aborted)
}
