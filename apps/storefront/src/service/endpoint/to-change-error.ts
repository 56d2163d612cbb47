import type { CommerceError } from '@sorrel/commerce/client'
import { err, type Result } from '@sorrel/domain/result'
import type { EndpointError } from './answer.ts'
import { toUpstreamError } from './to-upstream-error.ts'

/**
 * Why something of the account was not changed: 404 for a record that is not there or not the customer's, 401 where the
 * session has ended meanwhile, 400 for what the service refused, 502 for its own trouble.
 */
export function toChangeError(error: CommerceError): Result<never, EndpointError> {
  if (error.kind !== 'user') return toUpstreamError(error)
  if (error.reason === 'not_found') return err({ code: 'not_found', message: 'There is no such record' })
  if (error.reason === 'credentials') return err({ code: 'unauthenticated', message: 'Log in first' })
  return err({ code: 'invalid', message: 'The service refused the change' })
}
