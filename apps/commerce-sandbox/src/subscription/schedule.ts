import type { ScheduleDocument } from '../catalogue/documents.ts'

const DAY_MS = 86_400_000

/**
 * The instant one period after another. Months and years keep the day of the month where the month has it, else take
 * its last day.
 */
export function addPeriod(
  date: Date,
  { interval, intervalCount }: Pick<ScheduleDocument, 'interval' | 'intervalCount'>,
): Date {
  if (interval === 'daily') return addDays(date, intervalCount)
  if (interval === 'weekly') return addDays(date, 7 * intervalCount)
  return addMonths(date, interval === 'yearly' ? 12 * intervalCount : intervalCount)
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS)
}

function addMonths(date: Date, months: number): Date {
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return next
}

interface Periods {
  readonly datePeriodStart: Date
  readonly datePeriodEnd: Date
  /** When the next parcel goes out. */
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
  return {
    datePeriodStart: start,
    datePeriodEnd: dateTrialEnd ?? addPeriod(start, plan.billingSchedule),
    dateOrderPeriodEnd: addPeriod(start, plan.orderSchedule ?? plan.billingSchedule),
    dateTrialEnd,
  }
}
