import type { CartItemOption } from './cart.ts'
import type { CardSummary, OrderItem, PostalAddress } from './order.ts'
import type { BillingSchedule, Picture, Schedule } from './product.ts'
import { getTrialDaysLeft } from './trial.ts'

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

export type SubscriptionAction =
  | 'cancel'
  | 'pause'
  | 'resume'
  | 'edit-plan'
  | 'add-item'
  | 'delete-item'
  | 'replace-product'

const RUNNING: readonly SubscriptionAction[] = [
  'pause',
  'edit-plan',
  'replace-product',
  'add-item',
  'delete-item',
  'cancel',
]

/**
 * What a customer may do: everything but resume while it runs; resume or cancel while it is paused; cancel while it
 * waits for its start or a payment; nothing once it is over or still a draft. Specification section 4.
 */
export const SUBSCRIPTION_ACTIONS: Readonly<Record<SubscriptionStatus, readonly SubscriptionAction[]>> = {
  active: RUNNING,
  paid: RUNNING,
  trial: RUNNING,
  paused: ['resume', 'cancel'],
  pastdue: ['cancel'],
  unpaid: ['cancel'],
  pending: ['cancel'],
  canceled: [],
  complete: [],
  draft: [],
}

/** The actions a subscription offers now. `delete-item` needs an added item to delete. */
export function getSubscriptionActions(
  subscription: Pick<Subscription, 'status' | 'items'>,
): readonly SubscriptionAction[] {
  const actions = SUBSCRIPTION_ACTIONS[subscription.status]
  return subscription.items.length > 0 ? actions : actions.filter((action) => action !== 'delete-item')
}

/** Whether a subscription offers an action now. */
export function canSubscription(
  subscription: Pick<Subscription, 'status' | 'items'>,
  action: SubscriptionAction,
): boolean {
  return getSubscriptionActions(subscription).includes(action)
}

/** What a subscription shows: 0 while its trial runs, with the full price as `origPrice`. Specification section 4. */
export function getSubscriptionPrice(
  subscription: Pick<Subscription, 'price' | 'trial' | 'dateTrialEnd'>,
  now: Date,
): { readonly price: number; readonly origPrice?: number | undefined; readonly trialDaysLeft: number } {
  const { price, trial, dateTrialEnd } = subscription
  const trialDaysLeft = getTrialDaysLeft({ trial, dateTrialEnd, now })
  return trialDaysLeft > 0 ? { price: 0, origPrice: price, trialDaysLeft } : { price, trialDaysLeft }
}
