import type { CartItemOption } from './cart.ts'
import type { CardSummary, Order, OrderItem, PostalAddress } from './order.ts'
import type { BillingSchedule, Picture, Schedule } from './product.ts'
import type { RefillFacts } from './refill.ts'
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
  /** What refilling spares; unset for a product that replaces no container. */
  readonly refill?: RefillFacts | undefined
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
        /** The account's address that it goes to; unset for one that was typed at the checkout. */
        readonly accountAddressId?: string | undefined
      })
    | undefined
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
 * What a customer may do: everything but resume while it runs, and nothing to skip while it is free; everything and resume
 * while it is paused, since a skipped delivery is a pause; another card, another address or cancel while a payment is
 * missing; another address or cancel while it waits for its start; take a cancellation back; nothing once it is complete
 * or still a draft.
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

/** While it runs to its end: stay after all, send what is paid elsewhere, or end at once. */
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

/** Whether a pause would end in the past, at `now` in milliseconds since the epoch. One without a day has no end. */
export function isPauseEndPast(resumeAt: string | null | undefined, now: number): boolean {
  return Boolean(resumeAt) && Date.parse(resumeAt ?? '') <= now
}

/**
 * Whether it can be cancelled for the end of what is paid: it runs, and that end is known. Any other is cancelled at once
 * or not at all.
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

/** What a subscription shows: 0 while its trial runs, with the full price as `origPrice`. */
export function getSubscriptionPrice(
  subscription: Pick<Subscription, 'price' | 'trial' | 'dateTrialEnd'>,
  now: Date,
): { readonly price: number; readonly origPrice?: number | undefined; readonly trialDaysLeft: number } {
  const { price, trial, dateTrialEnd } = subscription
  const trialDaysLeft = getTrialDaysLeft({ trial, dateTrialEnd, now })
  return trialDaysLeft > 0 ? { price: 0, origPrice: price, trialDaysLeft } : { price, trialDaysLeft }
}
