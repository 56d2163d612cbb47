import { addMoney, getCurrencyDigits, multiplyMoney, sumMoney } from './money.ts'
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

/** What a subscription may be changed to. `price` is the plan's, of one piece. */
export interface GoodsChange {
  readonly price?: number | undefined
  readonly quantity?: number | undefined
  readonly interval?: ScheduleInterval | undefined
  readonly intervalCount?: number | undefined
  /** Another product loses the choices that cost extra. */
  readonly isOtherProduct?: boolean | undefined
}

/** The subscription with another plan, product or quantity: the next charge keeps its date and has the new amount. */
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

/** The subscription with one more product. `price` is that of one piece. */
export function withItem(
  subscription: Subscription,
  { price, quantity }: { readonly price: number; readonly quantity: number },
): Subscription {
  const decimals = getCurrencyDigits(subscription.currency)
  const more = multiplyMoney(price, quantity, decimals)
  const recurringTotal = addMoney(subscription.recurringTotal, more, decimals)
  return { ...subscription, recurringTotal }
}

/** The subscription without one of its added products. */
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
