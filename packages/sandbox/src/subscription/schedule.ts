import type { ScheduleDocument } from '../catalogue/documents.ts'

const DAY_MS = 86_400_000

type Interval = Pick<ScheduleDocument, 'interval' | 'intervalCount'>

interface Periods {
  readonly datePeriodStart: Date
  readonly datePeriodEnd: Date
  /** When the next parcel is sent: with each charge if parcels have no schedule of their own. */
  readonly dateOrderPeriodEnd: Date
  readonly dateTrialEnd: Date | null
}

/** The first periods of a subscription that begins at `start`. A trial is the first billing period. */
export function getFirstPeriods(
  start: Date,
  plan: { readonly billingSchedule: ScheduleDocument; readonly orderSchedule?: ScheduleDocument | undefined },
): Periods {
  const trialDays = plan.billingSchedule.trialDays ?? 0
  const dateTrialEnd = trialDays > 0 ? addDays(start, trialDays) : null
  const datePeriodEnd = dateTrialEnd ?? addPeriod(start, plan.billingSchedule)
  return {
    datePeriodStart: start,
    datePeriodEnd,
    dateOrderPeriodEnd:
      plan.orderSchedule === undefined ? datePeriodEnd : addPeriod(start, plan.orderSchedule),
    dateTrialEnd,
  }
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS)
}

/**
 * The instant one interval later. Months and years keep the day of the month, or have the last day of a shorter month.
 */
export function addPeriod(date: Date, { interval, intervalCount }: Interval): Date {
  if (interval === 'daily') return addDays(date, intervalCount)
  if (interval === 'weekly') return addDays(date, 7 * intervalCount)
  const months = intervalCount * (interval === 'yearly' ? 12 : 1)
  const next = new Date(date)
  next.setUTCMonth(date.getUTCMonth() + months)
  // a day that the month does not have is a day of the next month, whose day 0 is the last one of this month
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0)
  return next
}

/** The first instant, in steps of the interval from `date`, that is not before `from`. */
export function getPeriodFrom(
  date: Date,
  { interval, from }: { readonly interval: Interval; readonly from: Date },
): Date {
  return date < from ? getPeriodFrom(addPeriod(date, interval), { interval, from }) : date
}
