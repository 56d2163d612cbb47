import type { Account } from '@sorrel/domain/account'
import { ok, type Result } from '@sorrel/domain/result'
import { checkTokenValidity, fetchAccount } from '../account.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { type ActionFailure, NOBODY, toUpstream } from './failure.ts'

/** The signed-in customer; `unauthenticated` for a visitor. */
export async function requireCustomer(client: CommerceClient): Promise<Result<Account, ActionFailure>> {
  const account = await fetchAccount(client)
  if (!account.ok) return toUpstream(account.error)
  return account.value === null ? NOBODY : ok(account.value)
}

/** The result of `read`, together with the check that somebody is signed in. */
export async function readOwn<T>(
  client: CommerceClient,
  read: Promise<Result<T, CommerceError>>,
): Promise<Result<T, ActionFailure>> {
  const [owner, found] = await Promise.all([checkTokenValidity(client), read])
  if (!owner.ok) return toUpstream(owner.error)
  if (owner.value === null) return NOBODY
  return found.ok ? found : toUpstream(found.error)
}
