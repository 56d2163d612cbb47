import type { CommerceError } from '@sorrel/commerce/client'
import { err, type Result } from '@sorrel/domain/result'
import type { Refusal } from './answer.ts'
import { refuseUpstream } from './upstream.ts'

/**
 * Why something of the account was not changed: 404 for a record that is not there or not the customer's, 401 where the
 * session has ended meanwhile, 400 for what the service refused, 502 for its own trouble.
 */
export function refuseChange(error: CommerceError): Result<never, Refusal> {
  if (error.kind !== 'user') return refuseUpstream(error)
  if (error.reason === 'not_found') return err({ code: 'not_found', message: 'There is no such record' })
  if (error.reason === 'credentials') return err({ code: 'unauthenticated', message: 'Log in first' })
  return err({ code: 'invalid', message: 'The service refused the change' })
}
