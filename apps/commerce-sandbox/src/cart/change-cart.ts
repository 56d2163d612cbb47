import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { carts, sessions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import { startSession, updateSession, type SessionRecord } from '../session/session.ts'
import type { Market } from '../store/market.ts'
import { createToken, hashToken } from '../session/token.ts'
import { type CartRow, findOpenCart } from './cart-rows.ts'

/** A change of a cart inside a transaction that holds the cart. */
export type CartChange = (db: Database, cart: CartRow) => Promise<void>

/**
 * Changes the visitor's cart, one change at a time. Without a cart one is begun, and a session where there is none.
 * Language and currency given with the change stay with the cart, so that checkout shows what the cart showed.
 */
export async function changeCart(
  context: GraphqlContext,
  given: MarketArguments,
  change: CartChange,
): Promise<CartRow> {
  const { service } = context
  const session = (await context.getSession()) ?? (await beginSession(context))
  const market = await context.getMarket(given)
  return service.db.transaction(async (db) => {
    const held = await holdCart(db, session)
    const cart = held ?? (await createCart(db, { session, market, now: service.clock.now() }))
    const currency = given._currency ? market.currency.code : cart.currency
    const locale = given._locale ? market.locale : cart.locale
    if (currency !== cart.currency || locale !== cart.locale) {
      await db.update(carts).set({ currency, locale }).where(eq(carts.id, cart.id))
    }
    await change(db, cart)
    return (await findOpenCart(db, cart.id)) ?? cart
  })
}

/** Changes the visitor's cart where there is one; undefined where there is none. */
export async function changeExistingCart(
  context: GraphqlContext,
  given: MarketArguments,
  change: CartChange,
): Promise<CartRow | undefined> {
  const session = await context.getSession()
  const cart = await findOpenCart(context.service.db, session?.cartId)
  return cart === undefined ? undefined : changeCart(context, given, change)
}

async function beginSession(context: GraphqlContext): Promise<SessionRecord> {
  const session = await startSession(context.service)
  context.setSession(session.token)
  return session
}

/** The session's open cart, held until the transaction ends; the session is held first, so that no two carts begin. */
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
