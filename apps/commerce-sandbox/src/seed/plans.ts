import type { Localized, Minor, PlanDocument, ScheduleDocument } from '../catalogue/documents.ts'
import { getPlanId } from './id.ts'
import { text } from './text.ts'

export interface PlanFacts {
  readonly key: string
  readonly name: Localized
  readonly price: Minor
  readonly billing: ScheduleDocument
  readonly order?: ScheduleDocument
}

type Extras = Pick<ScheduleDocument, 'limit' | 'trialDays'>

export const daily = (price: Minor): PlanFacts => ({
  key: 'daily',
  name: text('Every day'),
  price,
  billing: { interval: 'daily', intervalCount: 1 },
})

export const weekly = (price: Minor): PlanFacts => ({
  key: 'weekly',
  name: text('Every week'),
  price,
  billing: { interval: 'weekly', intervalCount: 1 },
})

export const monthly = (price: Minor, extras: Extras = {}): PlanFacts => ({
  key: 'monthly',
  name: text('Every month'),
  price,
  billing: { interval: 'monthly', intervalCount: 1, ...extras },
})

export const everyTwoMonths = (price: Minor): PlanFacts => ({
  key: 'two-monthly',
  name: text('Every 2 months'),
  price,
  billing: { interval: 'monthly', intervalCount: 2 },
})

export const everyThreeMonths = (price: Minor): PlanFacts => ({
  key: 'three-monthly',
  name: text('Every 3 months'),
  price,
  billing: { interval: 'monthly', intervalCount: 3 },
})

export const yearly = (price: Minor, extras: Extras = {}): PlanFacts => ({
  key: 'yearly',
  name: text('Every year'),
  price,
  billing: { interval: 'yearly', intervalCount: 1, ...extras },
})

/** Twelve parcels, one a month, paid for three at a time. */
export const monthlyBilledQuarterly = (price: Minor): PlanFacts => ({
  key: 'monthly-billed-quarterly',
  name: text('Every month, billed every 3 months'),
  price,
  billing: { interval: 'monthly', intervalCount: 3 },
  order: { interval: 'monthly', intervalCount: 1, limit: 12 },
})

export function toPlan(slug: string, plan: PlanFacts): PlanDocument {
  return {
    id: getPlanId(slug, plan.key),
    name: plan.name,
    price: plan.price,
    billingSchedule: plan.billing,
    ...(plan.order === undefined ? {} : { orderSchedule: plan.order }),
  }
}
