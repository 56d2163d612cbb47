import type { Minor } from '../catalogue/documents.ts'
import type { OptionRecord } from '../order/records.ts'

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'paid'
  | 'trial'
  | 'paused'
  | 'pastdue'
  | 'unpaid'
  | 'complete'
  | 'pending'
  | 'draft'

/** A further product delivered with a subscription. */
export interface SubscriptionItemRecord {
  readonly id: string
  readonly productId: string
  readonly variantId?: string
  readonly quantity: number
  readonly price: Minor
  readonly options: readonly OptionRecord[]
}
