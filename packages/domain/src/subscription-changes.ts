import { addMoney, getCurrencyDigits, multiplyMoney, sumMoney } from './money.ts'
import { getPeriodFrom } from './schedule.ts'
import type { ScheduleInterval } from './product.ts'
import type { Subscription } from './subscriptions.ts'

/** As it would stand after a pause, until an instant (ISO 8601) or without end. */
export function withPause(subscription: Subscription, resumeAt?: string): Subscription {
  return { ...subscription, status: 'paused', datePauseEnd: resumeAt }
}

/** As it would stand after going on now: in its old billing interval, without what fell into the pause. */
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

/** What a subscription may be changed to. `price` is the plan's, of one piece. */
export interface GoodsChange {
  readonly price?: number | undefined
  readonly quantity?: number | undefined
  readonly interval?: ScheduleInterval | undefined
  readonly intervalCount?: number | undefined
  /** Another product loses the choices that cost extra. */
  readonly isOtherProduct?: boolean | undefined
}

/** As it would stand with another plan, product or quantity: the next charge keeps its day and takes the new amount. */
export function withGoods(subscription: Subscription, change: GoodsChange): Subscription {
  const { billingSchedule } = subscription
  const extras = change.isOtherProduct ? [] : subscription.options.filter(({ variant }) => !variant)
  const decimals = getCurrencyDigits(subscription.currency)
  const extra = sumMoney(
    extras.map((option) => option.price ?? 0),
    decimals,
  )
  const price = change.price === undefined ? subscription.price : addMoney(change.price, extra, decimals)
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

/** As it would stand with one more product, at its price for one piece. */
export function withItem(
  subscription: Subscription,
  { price, quantity }: { readonly price: number; readonly quantity: number },
): Subscription {
  const decimals = getCurrencyDigits(subscription.currency)
  const more = multiplyMoney(price, quantity, decimals)
  const recurringTotal = addMoney(subscription.recurringTotal, more, decimals)
  return { ...subscription, recurringTotal }
}

/** As it would stand without one of its further products. */
export function withoutItem(subscription: Subscription, itemId: string): Subscription {
  return withTotal({ ...subscription, items: subscription.items.filter(({ id }) => id !== itemId) })
}

function withTotal(subscription: Subscription): Subscription {
  const { price, quantity, items } = subscription
  const decimals = getCurrencyDigits(subscription.currency)
  const recurringTotal = sumMoney(
    [multiplyMoney(price, quantity, decimals), ...items.map(({ priceTotal }) => priceTotal)],
    decimals,
  )
  return { ...subscription, recurringTotal }
}
