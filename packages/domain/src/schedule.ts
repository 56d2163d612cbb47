import type { Schedule } from './product.ts'

const DAY_MS = 86_400_000

type BillingInterval = Pick<Schedule, 'interval' | 'intervalCount'>

/**
 * The date one period later. Monthly and yearly periods keep the day of the month; a shorter month takes its last day.
 */
export function addPeriod(date: Date, { interval, intervalCount }: BillingInterval): Date {
  if (interval === 'daily') return addDays(date, intervalCount)
  if (interval === 'weekly') return addDays(date, 7 * intervalCount)
  return addMonths(date, interval === 'yearly' ? 12 * intervalCount : intervalCount)
}

/**
 * The first instant of a billing interval that is not before `from`; `date` is one of its instants, and the earliest
 * answer.
 */
export function getPeriodFrom(
  date: Date,
  { billingInterval, from }: { readonly billingInterval: BillingInterval; readonly from: Date },
): Date {
  let next = date
  while (next < from) next = addPeriod(next, billingInterval)
  return next
}

/** The same time of day in UTC, some days later. */
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
