import type { SubscriptionStatus } from '@sorrel/domain/subscriptions'
import type { Minor } from '../catalogue/documents.ts'

export interface OrderLineDocument {
  readonly productSlug: string
  readonly variantId?: string
  readonly planId?: string
  readonly quantity: number
  /** Option id to value id, or to the text the shopper typed. */
  readonly options?: Readonly<Record<string, string>>
}

/** A past order of the seed. Totals are computed from the lines as at checkout. */
export interface PastOrderDocument {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly status:
    | 'canceled'
    | 'complete'
    | 'delivery_pending'
    | 'hold'
    | 'payment_pending'
    | 'pending'
    | 'draft'
  /** Days before the sandbox's clock. */
  readonly daysAgo: number
  readonly lines: readonly OrderLineDocument[]
  readonly comments?: string
  readonly refund?: Minor
  readonly discountPercent?: number
  readonly trackingCode?: string
}

export interface PastSubscriptionDocument {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly status: SubscriptionStatus
  readonly daysAgo: number
  readonly productSlug: string
  readonly variantId?: string
  readonly planId: string
  readonly quantity: number
  readonly options?: Readonly<Record<string, string>>
  /** Further lines delivered with it. */
  readonly items?: readonly OrderLineDocument[]
}
