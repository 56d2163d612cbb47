import { and, desc, eq, isNull } from 'drizzle-orm'
import { type CartRow, findOpenCart } from '../cart/cart-rows.ts'
import { carts } from '../database/commerce-tables.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import type { Service } from '../service.ts'
import { renewSession } from '../session/session.ts'
import { type AccountRow, findAccountByEmail } from './account-rows.ts'
import { isPassword } from './password.ts'

/** The account of these credentials; undefined for a wrong pair. For an unknown address the check takes as long. */
export async function findByCredentials(
  { service }: GraphqlContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<AccountRow | undefined> {
  const account = await findAccountByEmail(service.db, email)
  return (await isPassword(account?.passwordHash, password)) ? account : undefined
}

/**
 * Signs the visitor in: the session gets a new token, and the visitor's cart becomes the account's; an older cart of
 * the account is left behind. If the session has no cart, it takes over the account's last open one. See
 * docs/commerce-service.md#sessions.
 */
export async function signIn(context: GraphqlContext, account: AccountRow): Promise<void> {
  const { service } = context
  const old = await context.getSession()
  const own = await findOpenCart(service.db, old?.cartId)
  const cart = own ?? (await findLastCart(service, account.id))
  if (own !== undefined) await setOwner(service, own.id, account.id)
  const facts = { accountId: account.id, cartId: cart?.id ?? null }
  context.setSession((await renewSession(service, old, facts)).token)
}

/**
 * Signs the visitor out: the new token belongs to a session without an account, which keeps the items as a visitor's
 * cart. The old token can still read the account.
 */
export async function signOut(context: GraphqlContext): Promise<void> {
  const { service } = context
  const old = await context.getSession()
  if (old?.cartId != null) await setOwner(service, old.cartId, null)
  context.setSession((await renewSession(service, old, { accountId: null })).token)
}

async function findLastCart({ db }: Service, accountId: string): Promise<CartRow | undefined> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.accountId, accountId), isNull(carts.orderId)))
    .orderBy(desc(carts.dateCreated))
    .limit(1)
  return cart
}

async function setOwner({ db }: Service, cartId: string, accountId: string | null): Promise<void> {
  await db
    .update(carts)
    .set({ accountId })
    .where(and(eq(carts.id, cartId), isNull(carts.orderId)))
}
