import type { GraphqlContext } from '../graphql/context.ts'
import { userError } from '../graphql/user-error.ts'
import { type AccountRow, findAccount } from './account-rows.ts'

/** The account of the signed-in visitor; undefined for anybody else. */
export async function getOwnAccount(context: GraphqlContext): Promise<AccountRow | undefined> {
  const session = await context.getSession()
  return findAccount(context.service.db, session?.accountId)
}

/** The account of the signed-in visitor; a user error (code `UNAUTHENTICATED`) for anybody else. */
export async function requireAccount(context: GraphqlContext): Promise<AccountRow> {
  const account = await getOwnAccount(context)
  if (account === undefined) throw userError('You must be logged in', 'UNAUTHENTICATED')
  return account
}
