import { and, eq, isNull } from 'drizzle-orm'
import { carts } from '../database/commerce-tables.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { renewSession } from '../session/session.ts'
import { type AccountRow, findAccountByEmail } from './account-rows.ts'
import { isPassword } from './password.ts'

/** The account of these credentials; undefined for a wrong pair. Takes as long for an address nobody has. */
export async function findByCredentials(
  { service }: GraphqlContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<AccountRow | undefined> {
  const account = await findAccountByEmail(service.db, email)
  return (await isPassword(account?.passwordHash, password)) ? account : undefined
}

/**
 * Makes the visitor the account's owner: a new token, the same cart, now the account's. See
 * docs/commerce-service.md#sessions.
 */
export async function signIn(context: GraphqlContext, account: AccountRow): Promise<void> {
  const { service } = context
  const old = await context.getSession()
  const session = await renewSession(service, old, { accountId: account.id })
  if (session.cartId !== null) {
    await service.db
      .update(carts)
      .set({ accountId: account.id })
      .where(and(eq(carts.id, session.cartId), isNull(carts.orderId)))
  }
  context.setSession(session.token)
}

/** Makes the visitor nobody again: a new token, without the cart, which stays the account's. */
export async function signOut(context: GraphqlContext): Promise<void> {
  const old = await context.getSession()
  const session = await renewSession(context.service, old, { accountId: null, cartId: null })
  context.setSession(session.token)
}
