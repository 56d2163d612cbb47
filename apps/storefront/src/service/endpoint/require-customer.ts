import { fetchAccount } from '@sorrel/commerce/account'
import type { Account } from '@sorrel/domain/account'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { EndpointError } from './answer.ts'
import { toUpstreamError } from './to-upstream-error.ts'
import type { RequestContext } from './request-context.ts'

/** The signed-in customer behind a call; 401 for a visitor. See docs/decisions.md#own-endpoints. */
export async function requireCustomer({
  commerce,
  hasSession,
}: RequestContext): Promise<Result<Account, EndpointError>> {
  const account = hasSession ? await fetchAccount(commerce) : ok(null)
  if (!account.ok) return toUpstreamError(account.error)
  if (account.value === null) return err({ code: 'unauthenticated', message: 'Log in first' })
  return ok(account.value)
}
