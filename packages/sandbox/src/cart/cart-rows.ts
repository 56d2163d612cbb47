import { and, asc, eq, isNull } from 'drizzle-orm'
import { cartGiftcards, cartItems, carts, coupons, giftcards } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'

export type CartRow = typeof carts.$inferSelect
export type CartItemRow = typeof cartItems.$inferSelect

/** A cart as it is stored, without prices. */
export interface CartRows {
  readonly cart: CartRow
  /** In the order they were added. */
  readonly items: readonly CartItemRow[]
  readonly coupon: typeof coupons.$inferSelect | undefined
  readonly giftcards: readonly (typeof giftcards.$inferSelect)[]
}

/** The cart of a session; undefined before the first item and once it has become an order. */
export async function findOpenCart(
  db: Database,
  cartId: string | null | undefined,
): Promise<CartRow | undefined> {
  if (!cartId) return undefined
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), isNull(carts.orderId)))
  return cart
}

/** A cart by its unguessable checkout id, even after it became an order. */
export async function findCartByCheckoutId(db: Database, checkoutId: string): Promise<CartRow | undefined> {
  const [cart] = await db.select().from(carts).where(eq(carts.checkoutId, checkoutId))
  return cart
}

export async function readCartRows(db: Database, cart: CartRow): Promise<CartRows> {
  const items = await readCartItems(db, cart.id)
  const [coupon] =
    cart.couponCode === null ? [] : await db.select().from(coupons).where(eq(coupons.code, cart.couponCode))
  const cards = await db
    .select({ giftcard: giftcards })
    .from(cartGiftcards)
    .innerJoin(giftcards, eq(giftcards.id, cartGiftcards.giftcardId))
    .where(eq(cartGiftcards.cartId, cart.id))
    .orderBy(asc(giftcards.id))
  return { cart, items, coupon, giftcards: cards.map(({ giftcard }) => giftcard) }
}

export async function readCartItems(db: Database, cartId: string): Promise<readonly CartItemRow[]> {
  return db.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.position))
}
