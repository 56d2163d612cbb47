import { parseChoice, parseCount, type Untrusted } from '@sorrel/contracts/untrusted'
import type { BillingSchedule, Schedule, ScheduleInterval } from '@sorrel/domain/product'

/** The schedule fields in the documents. Only subscriptions count their runs. */
interface ScheduleFields {
  readonly interval: string | null
  readonly intervalCount: number | null
  readonly limit: number | null
  readonly limitCurrent?: number | null
}

interface BillingFields extends ScheduleFields {
  readonly trialDays: number | null
}

const INTERVALS: readonly ScheduleInterval[] = ['daily', 'weekly', 'monthly', 'yearly']

/** How often something repeats; nothing when the interval is none of the four. Default count 1. */
export function toSchedule(value: Untrusted<ScheduleFields>): Schedule | undefined {
  const interval = parseChoice(value?.interval, INTERVALS)
  if (!value || !interval) return undefined
  return {
    interval,
    intervalCount: parseCount(value.intervalCount, 1) ?? 1,
    limit: parseCount(value.limit, 1),
    limitCurrent: parseCount(value.limitCurrent),
  }
}

/** A schedule with its trial, default 0 days. */
export function toBillingSchedule(value: Untrusted<BillingFields>): BillingSchedule | undefined {
  const schedule = toSchedule(value)
  return schedule && { ...schedule, trialDays: parseCount(value?.trialDays) ?? 0 }
}
