import { err, type Result } from '@sorrel/domain/result'
import type { CommerceError, GraphqlError, UserErrorReason } from '../error.ts'

/** A service that answers its own trouble with status 200 says so in these words. */
const SERVICE_TROUBLE = /internal server error|unexpected error|internal_server_error|timed? ?out/i

type GetReason = (message: string) => UserErrorReason | undefined

function toRefusal(error: GraphqlError, getReason: GetReason): CommerceError {
  if (SERVICE_TROUBLE.test(error.message)) return error
  const reason = getReason(error.message)
  if (!reason) return error
  return { kind: 'user', operation: error.operation, message: error.message, reason }
}

/**
 * Tells a refusal of what the shopper gave from a failure of the service. The texts of the service have changed over
 * time, so the operation decides what a refusal means.
 */
export function mapRefusal<T>(
  result: Result<T, CommerceError>,
  getReason: GetReason,
): Result<T, CommerceError> {
  if (result.ok || result.error.kind !== 'graphql') return result
  return err(toRefusal(result.error, getReason))
}
