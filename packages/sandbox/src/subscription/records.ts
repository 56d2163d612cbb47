import type { Minor } from '../catalogue/documents.ts'
import type { OptionRecord } from '../order/records.ts'

/** A coupon as a subscription keeps it. */
export interface CouponRecord {
  /** Upper case. */
  readonly code: string
  readonly name: string
  readonly discountPercent: number
}

/** A further product delivered with a subscription. */
export interface SubscriptionItemRecord {
  readonly id: string
  readonly productId: string
  readonly variantId?: string
  readonly quantity: number
  readonly price: Minor
  readonly options: readonly OptionRecord[]
}
