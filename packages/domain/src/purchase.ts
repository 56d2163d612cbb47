import type { PurchaseOptions, Schedule, ScheduleInterval } from './product.ts'

export type PurchaseKind = 'standard' | 'subscription' | 'none'

/** The ways a product can be bought, in the order they are offered. A subscription needs a plan. */
export function getPurchaseKinds(product: {
  readonly purchaseOptions: PurchaseOptions
}): readonly ('standard' | 'subscription')[] {
  const { standard, subscription } = product.purchaseOptions
  const kinds: ('standard' | 'subscription')[] = []
  if (standard !== undefined) kinds.push('standard')
  if (subscription !== undefined && subscription.plans.length > 0) kinds.push('subscription')
  return kinds
}

/**
 * What is chosen at first: `standard` when there is a standard option, `subscription` when there is only that,
 * `none` when the product is not sold.
 */
export function getInitialPurchaseOption(product: {
  readonly purchaseOptions: PurchaseOptions
}): PurchaseKind {
  return getPurchaseKinds(product)[0] ?? 'none'
}

export type IntervalUnit = 'day' | 'wk' | 'mo' | 'yr'

const INTERVAL_UNITS: Record<ScheduleInterval, IntervalUnit> = {
  daily: 'day',
  weekly: 'wk',
  monthly: 'mo',
  yearly: 'yr',
}

/** A schedule as data for a sentence that the messages of a language form. */
export interface ScheduleParts {
  /** Short form, also the last part of a message key. */
  readonly unit: IntervalUnit
  /** At least 1: every `count` units. */
  readonly count: number
  /** Renewals for billing, shipments for orders; unset means without end. */
  readonly limit?: number | undefined
  /** Of the limit, how many are left; unset when the limit or the current count is. */
  readonly remaining?: number | undefined
}

/** The parts of "every 2 mo, 12 shipments". */
export function getScheduleParts(schedule: Schedule): ScheduleParts {
  const limit = (schedule.limit ?? 0) > 0 ? schedule.limit : undefined
  const isCounting = limit !== undefined && schedule.limitCurrent !== undefined
  return {
    unit: INTERVAL_UNITS[schedule.interval],
    count: Math.max(1, schedule.intervalCount),
    limit,
    remaining: isCounting ? Math.max(0, limit - (schedule.limitCurrent ?? 0)) : undefined,
  }
}
