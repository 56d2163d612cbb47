import type { GraphqlContext } from '../graphql/context.ts'
import { userError } from '../graphql/user-error.ts'
import { type AccountRow, findAccount } from './account-rows.ts'

/** The account of the signed-in visitor; undefined for anybody else. */
export async function getOwnAccount(context: GraphqlContext): Promise<AccountRow | undefined> {
  const session = await context.getSession()
  return findAccount(context.service.db, session?.accountId)
}

/** The account of the signed-in visitor; a user error (code `UNAUTHORIZED`) for anybody else. */
export async function requireAccount(context: GraphqlContext): Promise<AccountRow> {
  const account = await getOwnAccount(context)
  if (account === undefined) throw toStrangerError()
  return account
}

/** The id of the signed-in visitor's account; a user error for anybody else. */
export async function requireAccountId(context: GraphqlContext): Promise<string> {
  const accountId = (await context.getSession())?.accountId
  if (!accountId) throw toStrangerError()
  return accountId
}

function toStrangerError(): Error {
  return userError('You must be logged in', 'UNAUTHORIZED')
}
