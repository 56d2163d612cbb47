import { addMoney, multiplyMoney, sumMoney } from './money.ts'
import { getPeriodFrom } from './schedule.ts'
import type { ScheduleInterval } from './product.ts'
import type { Subscription } from './subscriptions.ts'

/** The subscription as it would be after a pause until `resumeAt` (ISO 8601), or without end. */
export function withPause(subscription: Subscription, resumeAt?: string): Subscription {
  return { ...subscription, status: 'paused', datePauseEnd: resumeAt }
}

/** The subscription as it would be if it resumed now: its billing interval stays, charges missed in the pause are dropped. */
export function withResume(subscription: Subscription, now: Date): Subscription {
  const { datePeriodEnd, dateOrderPeriodEnd, billingSchedule, orderSchedule, dateTrialEnd } = subscription
  const isTrial = dateTrialEnd !== undefined && new Date(dateTrialEnd) > now
  const move = (date: string | undefined, billingInterval: Subscription['orderSchedule']) =>
    date && billingInterval
      ? getPeriodFrom(new Date(date), { billingInterval, from: now }).toISOString()
      : date
  return {
    ...subscription,
    status: isTrial ? 'trial' : 'active',
    datePauseEnd: undefined,
    datePeriodEnd: move(datePeriodEnd, billingSchedule),
    dateOrderPeriodEnd: move(dateOrderPeriodEnd, orderSchedule ?? billingSchedule),
  }
}

/** The subscription as it would be after a cancellation, at once or at the end of its period. */
export function withCancel(subscription: Subscription, isAtPeriodEnd: boolean): Subscription {
  return isAtPeriodEnd ? { ...subscription, isEnding: true } : { ...subscription, status: 'canceled' }
}

/**
 * The subscription as if its cancellation were undone. An ended one begins a new period now, which is charged at once.
 */
export function withoutCancel(subscription: Subscription, now: Date): Subscription {
  if (subscription.isEnding) return { ...subscription, isEnding: false }
  return { ...subscription, status: 'active', datePeriodEnd: now.toISOString() }
}

/** The new product, plan or quantity of a subscription. `price` is the plan's, for one piece. */
export interface ItemChange {
  readonly price?: number | undefined
  readonly quantity?: number | undefined
  readonly interval?: ScheduleInterval | undefined
  readonly intervalCount?: number | undefined
  /** Another product loses the choices that cost extra. */
  readonly isOtherProduct?: boolean | undefined
}

/**
 * The subscription with another plan, product or quantity: the next charge keeps its date and gets the new amount,
 * before a coupon's discount, which only the service knows.
 */
export function withGoods(subscription: Subscription, change: ItemChange): Subscription {
  const { billingSchedule } = subscription
  const extras = change.isOtherProduct ? [] : subscription.options.filter(({ variant }) => !variant)
  const extra = sumMoney(extras.map((option) => option.price ?? 0))
  const price = change.price === undefined ? subscription.price : addMoney(change.price, extra)
  const quantity = change.quantity ?? subscription.quantity
  return withTotal({
    ...subscription,
    price,
    quantity,
    billingSchedule: billingSchedule && {
      ...billingSchedule,
      interval: change.interval ?? billingSchedule.interval,
      intervalCount: change.intervalCount ?? billingSchedule.intervalCount,
    },
  })
}

/** The subscription with one more product, before a coupon's discount. `price` is for one piece. */
export function withItem(
  subscription: Subscription,
  { price, quantity }: { readonly price: number; readonly quantity: number },
): Subscription {
  const { recurringTotal } = subscription.couponCode === undefined ? subscription : withTotal(subscription)
  return { ...subscription, recurringTotal: addMoney(recurringTotal, multiplyMoney(price, quantity)) }
}

/** The subscription without its coupon. */
export function withoutCoupon(subscription: Subscription): Subscription {
  return { ...withTotal(subscription), couponCode: undefined, discountTotal: 0 }
}

/** The subscription with another quantity of one of its added products. */
export function withItemQuantity(subscription: Subscription, itemId: string, quantity: number): Subscription {
  const items = subscription.items.map((item) =>
    item.id === itemId ? { ...item, quantity, priceTotal: multiplyMoney(item.price, quantity) } : item,
  )
  return withTotal({ ...subscription, items })
}

/** The subscription without one of its added products. */
export function withoutItem(subscription: Subscription, itemId: string): Subscription {
  return withTotal({ ...subscription, items: subscription.items.filter(({ id }) => id !== itemId) })
}

function withTotal(subscription: Subscription): Subscription {
  const { price, quantity, items } = subscription
  const recurringTotal = sumMoney([
    multiplyMoney(price, quantity),
    ...items.map(({ priceTotal }) => priceTotal),
  ])
  return { ...subscription, recurringTotal }
}
