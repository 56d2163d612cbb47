import { err, ok, type Result } from '@sorrel/domain/result'
import { and, eq, gt } from 'drizzle-orm'
import { cartGiftcards, carts, coupons, giftcards } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import { normalizeGiftcardCode } from './giftcards.ts'

type CouponRow = typeof coupons.$inferSelect

/** The message of every code that does not apply. */
export const BAD_CODE = 'Invalid coupon code'

/**
 * Applies a gift card or a coupon to a cart; case does not matter. A code is tried as a gift card first. A cart has at
 * most one coupon, and each gift card once. Every failure has the same message, which gives no reason. See
 * docs/commerce-service.md#cart-and-checkout.
 */
export async function applyCode(
  db: Database,
  cartId: string,
  code: string,
): Promise<Result<undefined, string>> {
  const [giftcard] = await db
    .select()
    .from(giftcards)
    .where(and(eq(giftcards.code, normalizeGiftcardCode(code)), gt(giftcards.balance, 0)))
  if (giftcard !== undefined) {
    await db.insert(cartGiftcards).values({ cartId, giftcardId: giftcard.id }).onConflictDoNothing()
    return ok(undefined)
  }
  const coupon = findCoupon(await readCoupons(db), code)
  if (coupon === undefined) return err(BAD_CODE)
  await db.update(carts).set({ couponCode: coupon.code }).where(eq(carts.id, cartId))
  return ok(undefined)
}

export function readCoupons(db: Database): Promise<readonly CouponRow[]> {
  return db.select().from(coupons)
}

/** The coupon of a typed code, in any case. */
export function findCoupon(known: readonly CouponRow[], code: string): CouponRow | undefined {
  const wanted = code.trim().toUpperCase()
  return known.find((coupon) => coupon.code === wanted)
}

export async function removeCoupon(db: Database, cartId: string): Promise<void> {
  await db.update(carts).set({ couponCode: null }).where(eq(carts.id, cartId))
}

export async function removeGiftcard(db: Database, cartId: string, giftcardId: string): Promise<void> {
  await db
    .delete(cartGiftcards)
    .where(and(eq(cartGiftcards.cartId, cartId), eq(cartGiftcards.giftcardId, giftcardId)))
}
