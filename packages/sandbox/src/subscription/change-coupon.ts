import { err, ok, type Result } from '@sorrel/domain/result'
import { BAD_CODE, findCoupon } from '../cart/cart-codes.ts'
import type { CouponRecord } from './records.ts'

/** Sets another coupon; null takes it away. A code that is none is refused without a reason, as for a cart. */
export function getCouponChange(
  { couponCode }: { readonly couponCode?: string | null | undefined },
  coupons: readonly CouponRecord[],
): Result<{ readonly coupon?: CouponRecord | null }, string> {
  if (couponCode === undefined) return ok({})
  if (couponCode === null) return ok({ coupon: null })
  const coupon = findCoupon(coupons, couponCode)
  return coupon === undefined ? err(BAD_CODE) : ok({ coupon })
}
