import { addPeriod, getPeriodFrom } from './schedule.ts'
import type { Subscription } from './subscriptions.ts'

/** When money is taken the next time, and how much. */
export interface NextCharge {
  /** ISO 8601. */
  readonly date: string
  /** Major units of the subscription's currency. */
  readonly amount: number
}

type Charged = Pick<
  Subscription,
  'status' | 'datePeriodEnd' | 'datePauseEnd' | 'recurringTotal' | 'billingSchedule'
>

const RUNNING: readonly Subscription['status'][] = ['active', 'paid', 'trial']

/**
 * The next charge: at the end of the period while it runs; after a pause with an end, the first day of the billing
 * interval that the pause leaves; none while paused without end, once its renewals are used up, and in every other
 * status.
 */
export function getNextCharge(subscription: Charged): NextCharge | undefined {
  const { status, datePeriodEnd, datePauseEnd, billingSchedule, recurringTotal: amount } = subscription
  if (datePeriodEnd === undefined || isUsedUp(billingSchedule)) return undefined
  if (RUNNING.includes(status)) return { date: datePeriodEnd, amount }
  if (status !== 'paused' || datePauseEnd === undefined || billingSchedule === undefined) return undefined
  return {
    date: toAfterPause(datePeriodEnd, { billingInterval: billingSchedule, pauseEnd: datePauseEnd }),
    amount,
  }
}

type Delivered = Pick<
  Subscription,
  'status' | 'datePeriodEnd' | 'dateOrderPeriodEnd' | 'datePauseEnd' | 'billingSchedule' | 'orderSchedule'
>

/**
 * The next delivery, ISO 8601, by the same rules; with each charge where deliveries have no billing interval of their
 * own.
 */
export function getNextDelivery(subscription: Delivered): string | undefined {
  const { status, datePauseEnd, orderSchedule, billingSchedule, dateOrderPeriodEnd } = subscription
  const billingInterval = orderSchedule ?? billingSchedule
  const date = orderSchedule === undefined ? subscription.datePeriodEnd : dateOrderPeriodEnd
  if (date === undefined || isUsedUp(billingInterval)) return undefined
  if (RUNNING.includes(status)) return date
  if (status !== 'paused' || datePauseEnd === undefined || billingInterval === undefined) return undefined
  return toAfterPause(date, { billingInterval, pauseEnd: datePauseEnd })
}

/** What leaving out the next charge comes to. */
export interface Skip {
  readonly skipped: NextCharge
  /** The pause ends here, which is also the next charge. ISO 8601. */
  readonly resumeAt: string
}

/**
 * Leaving out the next charge is a pause until the following period. Nothing to leave out unless it runs past its
 * trial; and none where deliveries have a billing interval of their own, as the pause would lose parcels that are paid
 * for.
 */
export function getSkip(subscription: Charged & Pick<Subscription, 'orderSchedule'>): Skip | undefined {
  const { status, billingSchedule, orderSchedule } = subscription
  const isSkippable = status !== 'trial' && status !== 'paused' && orderSchedule === undefined
  const skipped = isSkippable ? getNextCharge(subscription) : undefined
  if (skipped === undefined || billingSchedule === undefined) return undefined
  return { skipped, resumeAt: addPeriod(new Date(skipped.date), billingSchedule).toISOString() }
}

function isUsedUp(schedule: Subscription['orderSchedule']): boolean {
  const { limit = 0, limitCurrent } = schedule ?? {}
  return limit > 0 && limitCurrent !== undefined && limitCurrent >= limit
}

function toAfterPause(
  date: string,
  {
    billingInterval,
    pauseEnd,
  }: { readonly billingInterval: NonNullable<Subscription['orderSchedule']>; readonly pauseEnd: string },
): string {
  return getPeriodFrom(new Date(date), { billingInterval, from: new Date(pauseEnd) }).toISOString()
}
