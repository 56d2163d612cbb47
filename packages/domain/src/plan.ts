import { multiplyMoney, toMajorUnits, toMinorUnits } from './money.ts'
import type { BillingSchedule, Schedule, ScheduleInterval } from './product.ts'

/** The terms of a plan. Amounts in major units, for all pieces together. */
export interface PlanTerms {
  /** How often a parcel comes. */
  readonly delivery: Schedule
  /** How often money is taken. */
  readonly billing: Schedule
  /** Taken each time. */
  readonly charge: number
  /** Part of a charge that one delivery costs; unset where a charge does not divide into its deliveries to the penny. */
  readonly deliveryPrice?: number | undefined
  /** Deliveries that one charge pays for; unset where their number changes from charge to charge. */
  readonly deliveriesPerCharge?: number | undefined
  /** All there will be; unset without an end. */
  readonly deliveries?: number | undefined
  /** How often it is charged again; unset without an end, or where the deliveries have an end of their own. */
  readonly renewals?: number | undefined
  /** Days before the first charge; 0 without a trial. */
  readonly trialDays: number
}

export interface PlanQuestion {
  /** Of one piece, in major units, for each charge. */
  readonly price: number
  /** Digits of the amounts, from `getCurrencyDigits`. */
  readonly decimals: number
  readonly billingSchedule: BillingSchedule
  /** Where parcels have an interval of their own. */
  readonly orderSchedule?: Schedule | undefined
  /** Default 1. */
  readonly quantity?: number | undefined
}

/** When a plan charges and when it delivers. Without a delivery interval a parcel comes with each charge. */
export function getPlanTerms(question: PlanQuestion): PlanTerms {
  const { price, decimals, billingSchedule, orderSchedule, quantity = 1 } = question
  const charge = multiplyMoney(price, quantity)
  const billing = toWholeSchedule(billingSchedule)
  const delivery = orderSchedule ? toWholeSchedule(orderSchedule) : billing
  const deliveriesPerCharge = orderSchedule ? countWithin(billing, delivery) : 1
  const deliveries = delivery.limit
  return {
    delivery,
    billing,
    charge,
    deliveriesPerCharge,
    deliveryPrice: deliveriesPerCharge && divideMoney(charge, deliveriesPerCharge, decimals),
    deliveries: orderSchedule ? deliveries : undefined,
    renewals: orderSchedule && deliveries !== undefined ? undefined : billing.limit,
    trialDays: Math.max(0, billingSchedule.trialDays),
  }
}

function toWholeSchedule({ interval, intervalCount, limit = 0 }: Schedule): Schedule {
  return { interval, intervalCount: Math.max(1, intervalCount), limit: limit > 0 ? limit : undefined }
}

const MONTHS: Partial<Record<ScheduleInterval, number>> = { monthly: 1, yearly: 12 }
const DAYS: Partial<Record<ScheduleInterval, number>> = { daily: 1, weekly: 7 }

/** How often one interval fits into another; undefined where it does not fit evenly, such as weeks into months. */
function countWithin(long: Schedule, short: Schedule): number | undefined {
  for (const lengths of [MONTHS, DAYS]) {
    const [whole, part] = [lengths[long.interval], lengths[short.interval]]
    if (whole === undefined || part === undefined) continue
    const count = (whole * long.intervalCount) / (part * short.intervalCount)
    if (Number.isInteger(count)) return count
  }
  return undefined
}

/** A part of an amount; undefined where it has a fraction of the smallest coin. */
function divideMoney(amount: number, parts: number, decimals: number): number | undefined {
  const minor = toMinorUnits(amount, decimals)
  return minor % parts === 0 ? toMajorUnits(minor / parts, decimals) : undefined
}

/**
 * The saving of a plan's delivery against buying the same pieces once, in whole percent rounded down; 0 where there is
 * none or it is unknown. `once` is the one-time price of those pieces, in major units with `decimals` places.
 */
export function getPlanSaving(
  { charge, deliveriesPerCharge }: Pick<PlanTerms, 'charge' | 'deliveriesPerCharge'>,
  { once, decimals }: { readonly once: number; readonly decimals: number },
): number {
  if (deliveriesPerCharge === undefined || once <= 0) return 0
  const full = toMinorUnits(once, decimals) * deliveriesPerCharge
  return Math.max(0, Math.floor(((full - toMinorUnits(charge, decimals)) * 100) / full))
}

/** The goods of a plan's delivery, such as a line of a cart. */
export interface DeliveredGoods {
  readonly name: string
  readonly quantity: number
  /** What one piece is called, `1 litre pouch`, then several, `pouches of 1 litre`. Default: the name. */
  readonly pieceNames?: readonly string[] | undefined
}

/** What a plan's delivery brings: `1 litre pouch`, `2 pouches of 1 litre`; without names of its pieces `2 × Soap`. */
export function getDeliveredPieces({ name, quantity, pieceNames = [] }: DeliveredGoods): string {
  const [one = name, several] = pieceNames
  return quantity === 1 ? one : `${quantity} ${several ?? `× ${one}`}`
}

const YEAR = { monthly: 12, yearly: 1, daily: 365, weekly: 52 } as const

/** Deliveries in the first year; fewer where they end before. */
export function getYearlyDeliveries({
  delivery,
  deliveries,
  renewals,
}: Pick<PlanTerms, 'delivery' | 'deliveries' | 'renewals'>): number {
  const all = deliveries ?? (renewals === undefined ? Infinity : renewals + 1)
  return Math.min(all, Math.max(1, Math.floor(YEAR[delivery.interval] / delivery.intervalCount)))
}
