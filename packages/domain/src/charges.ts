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
  'status' | 'isEnding' | 'datePeriodEnd' | 'datePauseEnd' | 'recurringTotal' | 'billingSchedule'
>

const RUNNING: readonly Subscription['status'][] = ['active', 'paid', 'trial']

/**
 * The next charge: at the end of the period while it runs; after a pause with an end, the first day of the billing
 * interval that the pause leaves; none while paused without end, once its renewals are used up, once it was cancelled, and
 * in every other status.
 */
export function getNextCharge(subscription: Charged): NextCharge | undefined {
  const {
    status,
    isEnding,
    datePeriodEnd,
    datePauseEnd,
    billingSchedule,
    recurringTotal: amount,
  } = subscription
  if (datePeriodEnd === undefined || isEnding || isUsedUp(billingSchedule)) return undefined
  if (RUNNING.includes(status)) return { date: datePeriodEnd, amount }
  if (status !== 'paused' || datePauseEnd === undefined || billingSchedule === undefined) return undefined
  return {
    date: toAfterPause(datePeriodEnd, { billingInterval: billingSchedule, pauseEnd: datePauseEnd }),
    amount,
  }
}

type Delivered = Pick<
  Subscription,
  | 'status'
  | 'isEnding'
  | 'datePeriodEnd'
  | 'dateOrderPeriodEnd'
  | 'datePauseEnd'
  | 'billingSchedule'
  | 'orderSchedule'
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
  if (subscription.isEnding && isAfterEnd(date, subscription)) return undefined
  if (RUNNING.includes(status)) return date
  if (status !== 'paused' || datePauseEnd === undefined || billingInterval === undefined) return undefined
  return toAfterPause(date, { billingInterval, pauseEnd: datePauseEnd })
}

/** Paid deliveries continue until the end of the period. */
function isAfterEnd(date: string, { datePeriodEnd }: Delivered): boolean {
  return datePeriodEnd === undefined || Date.parse(date) >= Date.parse(datePeriodEnd)
}

/** The effect of skipping the next charge. */
export interface Skip {
  readonly skipped: NextCharge
  /** The pause ends here, which is also the next charge. ISO 8601. */
  readonly resumeAt: string
}

/**
 * Leaving out the next charge is a pause until the following period, or a longer one while it is paused already. Nothing to
 * leave out during a trial, nor where no charge is planned; and none where deliveries have a billing interval of their
 * own, as the pause would lose parcels that are paid for.
 */
export function getSkip(subscription: Charged & Pick<Subscription, 'orderSchedule'>): Skip | undefined {
  const { status, billingSchedule, orderSchedule } = subscription
  const isSkippable = status !== 'trial' && orderSchedule === undefined
  const skipped = isSkippable ? getNextCharge(subscription) : undefined
  if (skipped === undefined || billingSchedule === undefined) return undefined
  return { skipped, resumeAt: addPeriod(new Date(skipped.date), billingSchedule).toISOString() }
}

/** Deliveries that are left out. */
export interface Skipped {
  /** Their days, ISO 8601, earliest first; at least one. */
  readonly dates: readonly string[]
  /** Where the pause would end with the last of them taken back; unset where it would not be paused any more. */
  readonly undoneUntil: string | undefined
}

/** More would be no skips any more. */
const MAX_SKIPS = 60

/**
 * The skipped charges: a pause that ends exactly on the day of a charge skips those before it. Undefined for every
 * other pause, and for a subscription that is not paused.
 */
export function getSkipped(subscription: Charged): Skipped | undefined {
  const { status, isEnding, datePeriodEnd, datePauseEnd, billingSchedule } = subscription
  if (status !== 'paused' || isEnding || datePeriodEnd === undefined) return undefined
  if (datePauseEnd === undefined || billingSchedule === undefined) return undefined
  const end = Date.parse(datePauseEnd)
  const dates: string[] = []
  for (
    let date = new Date(datePeriodEnd);
    dates.length <= MAX_SKIPS;
    date = addPeriod(date, billingSchedule)
  ) {
    if (date.getTime() === end && dates.length > 0) {
      return { dates, undoneUntil: dates.length > 1 ? dates.at(-1) : undefined }
    }
    if (date.getTime() >= end) return undefined
    dates.push(date.toISOString())
  }
  return undefined
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
