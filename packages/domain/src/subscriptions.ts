import type { CartItemOption } from './cart.ts'
import type { CardSummary, Order, OrderItem, PostalAddress } from './order.ts'
import type { BillingSchedule, Picture, Schedule } from './product.ts'
import { getTrialDaysLeft } from './trial.ts'

/** Every status a subscription can have. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'paid',
  'trial',
  'paused',
  'pastdue',
  'unpaid',
  'complete',
  'pending',
  'draft',
] as const

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A plan of a product, as far as a change of it is checked. */
export interface BilledPlan extends Pick<Schedule, 'interval' | 'intervalCount'> {
  readonly id: string
}

/** A subscription as the account shows it. Amounts in major units; dates in ISO 8601. */
export interface Subscription {
  readonly id: string
  readonly number?: string | undefined
  /** The order that began it. */
  readonly orderId?: string | undefined
  readonly planId?: string | undefined
  readonly planName?: string | undefined
  /** The plans that its product is sold by now. */
  readonly plans?: readonly BilledPlan[] | undefined
  readonly productId: string
  readonly variantId?: string | undefined
  readonly slug?: string | undefined
  readonly name: string
  readonly variantName?: string | undefined
  /** As on a cart's line. */
  readonly pieceNames?: readonly string[] | undefined
  readonly image?: Picture | undefined
  readonly status: SubscriptionStatus
  /** Cancelled, but still running until `datePeriodEnd`; until then that can be undone. */
  readonly isEnding: boolean
  /** When a payment that did not go through is tried again. */
  readonly datePaymentRetry?: string | undefined
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
  /** The coupon that lowers its charges. `discountTotal` says by how much. */
  readonly couponCode?: string | undefined
  readonly subTotal: number
  readonly discountTotal: number
  readonly taxTotal: number
  readonly grandTotal: number
  readonly recurringTotal: number
  readonly billingSchedule?: BillingSchedule | undefined
  readonly orderSchedule?: Schedule | undefined
  readonly shipping?:
    | (PostalAddress & {
        /** The account's address that it is delivered to; unset for an address typed at checkout. */
        readonly accountAddressId?: string | undefined
      })
    | undefined
  readonly billing?:
    | (PostalAddress & {
        readonly card?: CardSummary | undefined
        /** The account's card that is charged; unset for a card that the account does not keep. */
        readonly accountCardId?: string | undefined
      })
    | undefined
}

export type SubscriptionAction =
  | 'cancel'
  | 'uncancel'
  | 'pause'
  | 'skip'
  | 'resume'
  | 'edit-plan'
  | 'add-item'
  | 'edit-item'
  | 'delete-item'
  | 'replace-product'
  | 'change-card'
  | 'change-address'
  | 'change-coupon'

const TRIAL: readonly SubscriptionAction[] = [
  'pause',
  'edit-plan',
  'replace-product',
  'add-item',
  'edit-item',
  'delete-item',
  'change-card',
  'change-address',
  'change-coupon',
  'cancel',
]
const RUNNING: readonly SubscriptionAction[] = ['skip', ...TRIAL]
const OWED: readonly SubscriptionAction[] = ['change-card', 'change-address', 'cancel']

/**
 * The actions of each status. Active: all but resume. In a trial: the same without skip, since nothing is charged.
 * Paused: all including resume; a skipped delivery is a pause. Unpaid: card, address, cancel. Pending: address, cancel.
 * Canceled: undo. Complete or draft: none.
 */
const SUBSCRIPTION_ACTIONS: Readonly<Record<SubscriptionStatus, readonly SubscriptionAction[]>> = {
  active: RUNNING,
  paid: RUNNING,
  trial: TRIAL,
  paused: ['resume', ...RUNNING],
  pastdue: OWED,
  unpaid: OWED,
  pending: ['change-address', 'cancel'],
  canceled: ['uncancel'],
  complete: [],
  draft: [],
}

/** Active until its end: undo the cancellation, change the address of what is paid, or end it at once. */
const ENDING: readonly SubscriptionAction[] = ['uncancel', 'change-address', 'cancel']

const OF_ITEMS: readonly SubscriptionAction[] = ['edit-item', 'delete-item']

/** The actions a subscription offers now. Those of added items need one. */
function getSubscriptionActions(
  subscription: Pick<Subscription, 'status' | 'items' | 'isEnding'>,
): readonly SubscriptionAction[] {
  const actions = subscription.isEnding ? ENDING : SUBSCRIPTION_ACTIONS[subscription.status]
  return subscription.items.length > 0 ? actions : actions.filter((action) => !OF_ITEMS.includes(action))
}

/** Why a subscription offers fewer actions than a running one; undefined while it runs or is paused. */
export type SubscriptionBlock = 'payment' | 'pending' | 'ending' | 'ended' | 'draft'

const BLOCKS: Readonly<Partial<Record<SubscriptionStatus, SubscriptionBlock>>> = {
  pastdue: 'payment',
  unpaid: 'payment',
  pending: 'pending',
  canceled: 'ended',
  complete: 'ended',
  draft: 'draft',
}

/** Why a subscription cannot be changed; undefined where it can. */
export function getSubscriptionBlock({
  status,
  isEnding,
}: Pick<Subscription, 'status' | 'isEnding'>): SubscriptionBlock | undefined {
  return isEnding ? 'ending' : BLOCKS[status]
}

/** Whether a payment did not go through and is still owed. */
export function isPaymentMissing({ status }: Pick<Subscription, 'status'>): boolean {
  return BLOCKS[status] === 'payment'
}

/** Whether its card will be charged again unless the customer does something: such a card is in use. */
export function isSubscriptionCharged({
  status,
  isEnding,
}: Pick<Subscription, 'status' | 'isEnding'>): boolean {
  return !isEnding && SUBSCRIPTION_ACTIONS[status].includes('cancel')
}

/**
 * Whether a subscription offers an action now.
 *
 * @example
 * ```ts
 * import { canSubscription } from '@sorrel/domain/subscriptions'
 * import { aSubscription } from '@sorrel/domain/testing'
 *
 * const subscription = aSubscription({ status: 'active' })
 * console.log(canSubscription(subscription, 'pause'), canSubscription(subscription, 'resume')) // true false
 * ```
 */
export function canSubscription(
  subscription: Pick<Subscription, 'status' | 'items' | 'isEnding'>,
  action: SubscriptionAction,
): boolean {
  return getSubscriptionActions(subscription).includes(action)
}

/** Whether it is delivered and may be sent to another address. */
export function isSubscriptionSendable(
  subscription: Pick<Subscription, 'status' | 'items' | 'isEnding' | 'shipping'>,
): boolean {
  return subscription.shipping !== undefined && canSubscription(subscription, 'change-address')
}

/** The subscriptions that will be charged to a card of the account. */
export function getSubscriptionsPaidWith(
  cardId: string,
  subscriptions: readonly Subscription[],
): readonly Subscription[] {
  return subscriptions.filter(
    (subscription) => subscription.billing?.accountCardId === cardId && isSubscriptionCharged(subscription),
  )
}

/** Whether a pause would end before `now`, in milliseconds since the epoch. A pause without a date never ends. */
export function isPauseEndPast(resumeAt: string | null | undefined, now: number): boolean {
  return Boolean(resumeAt) && Date.parse(resumeAt ?? '') <= now
}

/**
 * Whether a cancellation can take effect at the end of the paid period: the subscription is active and that end is
 * known. Otherwise it takes effect at once or is not possible.
 */
export function canEndLater({ status, isEnding, datePeriodEnd }: Subscription): boolean {
  const isRunning = SUBSCRIPTION_ACTIONS[status].includes('edit-plan') && status !== 'paused'
  return !isEnding && isRunning && datePeriodEnd !== undefined
}

/** The service writes the record of a subscription some seconds after its order; after this time it is not expected. */
const AWAITED_MS = 120_000

/** Whether an order of the last two minutes began a subscription that is not among these yet. */
export function isSubscriptionAwaited(
  orders: readonly Pick<Order, 'id' | 'dateCreated' | 'items'>[],
  { subscriptions, now }: { readonly subscriptions: readonly Subscription[]; readonly now: Date },
): boolean {
  const begun = new Set(subscriptions.map(({ orderId }) => orderId))
  return orders.some(
    ({ id, dateCreated, items }) =>
      now.getTime() - Date.parse(dateCreated) < AWAITED_MS &&
      items.some(({ purchaseOption }) => purchaseOption.type === 'subscription') &&
      !begun.has(id),
  )
}

/** The price that a subscription shows: 0 during its trial, with the full price as `origPrice`. */
export function getSubscriptionPrice(
  subscription: Pick<Subscription, 'price' | 'trial' | 'dateTrialEnd'>,
  now: Date,
): { readonly price: number; readonly origPrice?: number | undefined; readonly trialDaysLeft: number } {
  const { price, trial, dateTrialEnd } = subscription
  const trialDaysLeft = getTrialDaysLeft({ trial, dateTrialEnd, now })
  return trialDaysLeft > 0 ? { price: 0, origPrice: price, trialDaysLeft } : { price, trialDaysLeft }
}
