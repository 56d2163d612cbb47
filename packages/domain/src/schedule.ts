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

/** Working days, the least and the most. */
export interface WorkingDays {
  readonly min: number
  readonly max: number
}

/** Working days from the order until a parcel leaves, and on its way. */
export interface DeliveryTime {
  /** Default: it leaves on the day of the order. */
  readonly handlingDays?: WorkingDays | undefined
  readonly transitDays: WorkingDays
}

/**
 * The first and the last day on which an order of `placed` should arrive. Saturdays and Sundays (UTC) are no working
 * days.
 *
 * @example
 * ```ts
 * import { getArrivalDates } from '@sorrel/domain/schedule'
 *
 * const { first, last } = getArrivalDates(new Date('2026-11-27T10:00:00Z'), { transitDays: { min: 1, max: 3 } })
 * console.log(first.toISOString().slice(0, 10), last.toISOString().slice(0, 10)) // 2026-11-30 2026-12-02
 * ```
 */
export function getArrivalDates(
  placed: Date,
  { handlingDays = { min: 0, max: 0 }, transitDays }: DeliveryTime,
): { readonly first: Date; readonly last: Date } {
  return {
    first: addWorkingDays(placed, handlingDays.min + transitDays.min),
    last: addWorkingDays(placed, handlingDays.max + transitDays.max),
  }
}

const isWeekend = (date: Date): boolean => [0, 6].includes(date.getUTCDay())

function addWorkingDays(date: Date, days: number): Date {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

function addMonths(date: Date, months: number): Date {
  const next = new Date(date)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return next
}
