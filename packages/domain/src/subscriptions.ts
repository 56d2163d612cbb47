import type { CartItemOption } from './cart.ts'
import type { CardSummary, OrderItem, PostalAddress } from './order.ts'
import type { BillingSchedule, Picture, Schedule } from './product.ts'
import { getTrialDaysLeft } from './trial.ts'

/** Every status a subscription can have. */
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

/** A subscription as the account shows it. Amounts in major units; dates in ISO 8601. */
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
  readonly dateCanceled?: string | undefined
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
  readonly billing?:
    | (PostalAddress & {
        readonly card?: CardSummary | undefined
        /** The account's card that is charged; unset for one that the account does not keep. */
        readonly accountCardId?: string | undefined
      })
    | undefined
}

export type SubscriptionAction =
  | 'cancel'
  | 'pause'
  | 'skip'
  | 'resume'
  | 'edit-plan'
  | 'add-item'
  | 'delete-item'
  | 'replace-product'
  | 'change-card'

const TRIAL: readonly SubscriptionAction[] = [
  'pause',
  'edit-plan',
  'replace-product',
  'add-item',
  'delete-item',
  'change-card',
  'cancel',
]
const RUNNING: readonly SubscriptionAction[] = ['skip', ...TRIAL]

/**
 * What a customer may do: everything but resume while it runs, and nothing to skip while it is free; resume, another
 * card or cancel while it is paused; another card or cancel while a payment is missing; cancel while it waits for its
 * start; nothing once it is over or still a draft.
 */
const SUBSCRIPTION_ACTIONS: Readonly<Record<SubscriptionStatus, readonly SubscriptionAction[]>> = {
  active: RUNNING,
  paid: RUNNING,
  trial: TRIAL,
  paused: ['resume', 'change-card', 'cancel'],
  pastdue: ['change-card', 'cancel'],
  unpaid: ['change-card', 'cancel'],
  pending: ['cancel'],
  canceled: [],
  complete: [],
  draft: [],
}

/** The actions a subscription offers now. `delete-item` needs an added item to delete. */
function getSubscriptionActions(
  subscription: Pick<Subscription, 'status' | 'items'>,
): readonly SubscriptionAction[] {
  const actions = SUBSCRIPTION_ACTIONS[subscription.status]
  return subscription.items.length > 0 ? actions : actions.filter((action) => action !== 'delete-item')
}

/** Why a subscription offers fewer actions than a running one; undefined while it runs. */
export type SubscriptionBlock = 'paused' | 'payment' | 'pending' | 'ended' | 'draft'

const BLOCKS: Readonly<Partial<Record<SubscriptionStatus, SubscriptionBlock>>> = {
  paused: 'paused',
  pastdue: 'payment',
  unpaid: 'payment',
  pending: 'pending',
  canceled: 'ended',
  complete: 'ended',
  draft: 'draft',
}

export function getSubscriptionBlock({
  status,
}: Pick<Subscription, 'status'>): SubscriptionBlock | undefined {
  return BLOCKS[status]
}

/** Whether a payment did not go through and is still owed. */
export function isPaymentMissing(subscription: Pick<Subscription, 'status'>): boolean {
  return getSubscriptionBlock(subscription) === 'payment'
}

/** Whether its card will be charged again unless the customer does something: such a card is in use. */
export function isSubscriptionCharged({ status }: Pick<Subscription, 'status'>): boolean {
  return SUBSCRIPTION_ACTIONS[status].includes('cancel')
}

/** Whether a subscription offers an action now. */
export function canSubscription(
  subscription: Pick<Subscription, 'status' | 'items'>,
  action: SubscriptionAction,
): boolean {
  return getSubscriptionActions(subscription).includes(action)
}

/** What a subscription shows: 0 while its trial runs, with the full price as `origPrice`. */
export function getSubscriptionPrice(
  subscription: Pick<Subscription, 'price' | 'trial' | 'dateTrialEnd'>,
  now: Date,
): { readonly price: number; readonly origPrice?: number | undefined; readonly trialDaysLeft: number } {
  const { price, trial, dateTrialEnd } = subscription
  const trialDaysLeft = getTrialDaysLeft({ trial, dateTrialEnd, now })
  return trialDaysLeft > 0 ? { price: 0, origPrice: price, trialDaysLeft } : { price, trialDaysLeft }
}
