import type { BillingSchedule, Schedule, ScheduleInterval } from '@sorrel/domain/product'
import { isWire, parseChoice, parseCount } from './parse.ts'

const INTERVALS: readonly ScheduleInterval[] = ['daily', 'weekly', 'monthly', 'yearly']

/** How often something repeats; nothing when the interval is none of the four. Default count 1. Specification section 3. */
export function toSchedule(value: unknown): Schedule | undefined {
  if (!isWire(value)) return undefined
  const interval = parseChoice(value.interval, INTERVALS)
  if (!interval) return undefined
  return {
    interval,
    intervalCount: parseCount(value.intervalCount, 1) ?? 1,
    limit: parseCount(value.limit, 1),
    limitCurrent: parseCount(value.limitCurrent),
  }
}

/** A schedule with its trial, default 0 days. */
export function toBillingSchedule(value: unknown): BillingSchedule | undefined {
  const schedule = toSchedule(value)
  if (!schedule || !isWire(value)) return undefined
  return { ...schedule, trialDays: parseCount(value.trialDays) ?? 0 }
}
