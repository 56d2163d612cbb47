import { err, ok, type Result } from '@sorrel/domain/result'
import { isStrangerError, type CommerceError, type GraphqlError, type UserErrorReason } from '../error.ts'

/** Texts and codes of errors that have status 200 but are not caused by the shopper. */
const TROUBLE = /internal server error|unexpected error|timed? ?out|public key|INTERNAL_SERVER_ERROR/i

type GetReason = (message: string) => UserErrorReason | undefined

function isTrouble({ message, codes }: GraphqlError): boolean {
  return [message, ...codes].some((text) => TROUBLE.test(text))
}

function toRefusal(error: GraphqlError, getReason: GetReason): CommerceError {
  if (isTrouble(error)) return error
  const { operation, message } = error
  const reason = isStrangerError(error) ? 'credentials' : getReason(message)
  return reason ? { kind: 'user', operation, message, reason } : error
}

/** Whether a refusal means that the record does not exist or does not belong to the caller. */
export function isAboutMissing(message: string): boolean {
  return /\b(?:unknown|no such) (?:subscription|item|address|card)\b|not[ _]found/i.test(message)
}

/**
 * Distinguishes refused input from a failure of the service. The service has changed its texts over time, so each
 * operation decides what a refusal means.
 */
export function mapRefusal<T>(
  result: Result<T, CommerceError>,
  getReason: GetReason,
): Result<T, CommerceError> {
  if (result.ok || result.error.kind !== 'graphql') return result
  return err(toRefusal(result.error, getReason))
}

/** The result of an account's own read: null for a visitor, whom the service refuses. */
export function orNobody<T>(result: Result<T, CommerceError>): Result<T | null, CommerceError> {
  return !result.ok && isStrangerError(result.error) ? ok(null) : result
}
