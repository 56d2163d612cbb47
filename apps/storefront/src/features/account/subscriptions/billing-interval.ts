import type { ScheduleInterval } from '@sorrel/domain/product'

/** How often a plan bills: every `intervalCount` intervals. */
export interface BillingInterval {
  readonly interval: ScheduleInterval
  readonly intervalCount: number
}

const PATTERN = /^(daily|weekly|monthly|yearly)-([1-9]\d{0,2})$/

/** A billing interval as a form sends it: `monthly-2`. */
export function toBillingIntervalValue({ interval, intervalCount }: BillingInterval): string {
  return `${interval}-${intervalCount}`
}

export function parseBillingInterval(text: string): BillingInterval | undefined {
  const [, interval, count] = PATTERN.exec(text) ?? []
  const known = INTERVALS.find((each) => each === interval)
  return known === undefined ? undefined : { interval: known, intervalCount: Number(count) }
}

const INTERVALS: readonly ScheduleInterval[] = ['daily', 'weekly', 'monthly', 'yearly']
