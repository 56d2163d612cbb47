import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { carts, sessions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import { renewSession, startSession, updateSession, type SessionRecord } from '../session/session.ts'
import type { Market } from '../store/market.ts'
import { createToken, hashToken } from '../session/token.ts'
import { type CartRow, findOpenCart } from './cart-rows.ts'

/** A change of a cart inside a transaction that has locked the cart. */
export type CartChange = (db: Database, cart: CartRow) => Promise<void>

/**
 * Changes the visitor's cart, one change at a time. Creates the cart, and the session, where there is none: the first
 * item brings a new token.
 * Language and currency of the change are saved with the cart, so that checkout shows the same ones.
 */
export async function changeCart(
  context: GraphqlContext,
  given: MarketArguments,
  change: CartChange,
): Promise<CartRow> {
  const { service } = context
  const session = (await context.getSession()) ?? (await startSession(service))
  const market = await context.getMarket(given)
  let token = session.token
  const changed = await service.db.transaction(async (db) => {
    const held = await holdCart(db, session)
    const cart = held ?? (await createCart(db, { session, market, now: service.clock.now() }))
    if (held === undefined) {
      const renewed = await renewSession({ db, clock: service.clock }, session, { cartId: cart.id })
      token = renewed.token
    }
    const currency = given._currency ? market.currency.code : cart.currency
    const locale = given._locale ? market.locale : cart.locale
    if (currency !== cart.currency || locale !== cart.locale) {
      await db.update(carts).set({ currency, locale }).where(eq(carts.id, cart.id))
    }
    await change(db, cart)
    return (await findOpenCart(db, cart.id)) ?? cart
  })
  if (token !== context.sessionToken) context.setSession(token)
  return changed
}

/** Changes the visitor's cart; undefined when there is none. */
export async function changeExistingCart(
  context: GraphqlContext,
  given: MarketArguments,
  change: CartChange,
): Promise<CartRow | undefined> {
  const session = await context.getSession()
  const cart = await findOpenCart(context.service.db, session?.cartId)
  return cart === undefined ? undefined : changeCart(context, given, change)
}

/**
 * The session's open cart, locked until the transaction ends. The session is locked first, so that it gets only one
 * cart.
 */
async function holdCart(db: Database, { token }: SessionRecord): Promise<CartRow | undefined> {
  const [session] = await db
    .select({ cartId: sessions.cartId })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .for('update')
  if (!session?.cartId) return undefined
  const [cart] = await db.select().from(carts).where(eq(carts.id, session.cartId)).for('update')
  return cart?.orderId === null ? cart : undefined
}

async function createCart(
  db: Database,
  { session, market, now }: { readonly session: SessionRecord; readonly market: Market; readonly now: Date },
): Promise<CartRow> {
  const cart: CartRow = {
    id: randomUUID(),
    checkoutId: createToken(),
    accountId: session.accountId,
    currency: market.currency.code,
    locale: market.locale,
    couponCode: null,
    comments: null,
    shipping: null,
    orderId: null,
    dateCreated: now,
  }
  await db.insert(carts).values(cart)
  await updateSession(db, session.token, { cartId: cart.id })
  return cart
}
