import type { CartItemOption } from './cart.ts'
import type { CardSummary, OrderItem, PostalAddress } from './order.ts'
import type { BillingSchedule, Picture, Schedule } from './product.ts'

/** Specification section 4. */
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

/** A subscription as the account shows it. Amounts in major units; dates in ISO 8601. Specification section 3. */
export interface Subscription {
  readonly id: string
  readonly number?: string | undefined
  readonly planId?: string | undefined
  readonly planName?: string | undefined
  readonly productId: string
  readonly variantId?: string | undefined
  readonly slug?: string | undefined
  readonly name: string
  readonly variantName?: string | undefined
  readonly image?: Picture | undefined
  readonly status: SubscriptionStatus
  readonly dateCreated: string
  readonly datePeriodEnd?: string | undefined
  readonly dateOrderPeriodEnd?: string | undefined
  readonly datePauseEnd?: string | undefined
  readonly trial: boolean
  readonly dateTrialEnd?: string | undefined
  readonly price: number
  readonly quantity: number
  readonly options: readonly CartItemOption[]
  readonly items: readonly OrderItem[]
  readonly currency: string
  readonly subTotal: number
  readonly discountTotal: number
  readonly taxTotal: number
  readonly grandTotal: number
  readonly recurringTotal: number
  readonly billingSchedule?: BillingSchedule | undefined
  readonly orderSchedule?: Schedule | undefined
  readonly shipping?: PostalAddress | undefined
  readonly billing?: (PostalAddress & { readonly card?: CardSummary | undefined }) | undefined
}
