import { err, ok, type Result } from '@sorrel/domain/result'
import { and, eq, gt } from 'drizzle-orm'
import { cartGiftcards, carts, coupons, giftcards } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import { normalizeGiftcardCode } from './giftcards.ts'

/**
 * Puts a coupon or a gift card on a cart; case does not matter. There is one coupon, and each gift card once.
 * The error is about a code the store does not know, or a gift card that is used up. See
 * docs/commerce-service.md#cart-and-checkout.
 */
export async function applyCode(
  db: Database,
  cartId: string,
  code: string,
): Promise<Result<undefined, string>> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()))
  if (coupon !== undefined) {
    await db.update(carts).set({ couponCode: coupon.code }).where(eq(carts.id, cartId))
    return ok(undefined)
  }
  const [giftcard] = await db
    .select()
    .from(giftcards)
    .where(and(eq(giftcards.code, normalizeGiftcardCode(code)), gt(giftcards.balance, 0)))
  if (giftcard === undefined) return err(`The code "${code}" is not valid`)
  await db.insert(cartGiftcards).values({ cartId, giftcardId: giftcard.id }).onConflictDoNothing()
  return ok(undefined)
}

export async function removeCoupon(db: Database, cartId: string): Promise<void> {
  await db.update(carts).set({ couponCode: null }).where(eq(carts.id, cartId))
}

export async function removeGiftcard(db: Database, cartId: string, giftcardId: string): Promise<void> {
  await db
    .delete(cartGiftcards)
    .where(and(eq(cartGiftcards.cartId, cartId), eq(cartGiftcards.giftcardId, giftcardId)))
}
