import { fetchAccount } from '@sorrel/commerce/account'
import type { Account } from '@sorrel/domain/account'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Refusal } from './answer.ts'
import { refuseUpstream } from './upstream.ts'
import type { Visitor } from './visitor.ts'

/** The signed-in customer behind a call; 401 for a visitor. See docs/decisions.md#own-endpoints. */
export async function requireCustomer({ commerce, hasSession }: Visitor): Promise<Result<Account, Refusal>> {
  const account = hasSession ? await fetchAccount(commerce) : ok(null)
  if (!account.ok) return refuseUpstream(account.error)
  if (account.value === null) return err({ code: 'unauthenticated', message: 'Log in first' })
  return ok(account.value)
}
