import { isUk } from './location.ts'
import { subtractMoney } from './money.ts'

/** Amounts in pounds from which delivery is free. */
const UK_THRESHOLD_GBP = 30
const WORLD_THRESHOLD_GBP = 100

/** What one pound counts for in any other currency. */
const OTHER_CURRENCY_FACTOR = 1.25

/**
 * From which amount delivery is free, in major units of `currency`: 30 in the UK and 100 elsewhere in pounds; in
 * any other currency that times 1.25, rounded to a whole amount.
 */
export function getFreeDeliveryThreshold(question: {
  readonly countryCode: string
  readonly currency: string
}): number {
  const pounds = isUk(question.countryCode) ? UK_THRESHOLD_GBP : WORLD_THRESHOLD_GBP
  return question.currency.toUpperCase() === 'GBP' ? pounds : Math.round(pounds * OTHER_CURRENCY_FACTOR)
}

export interface FreeDeliveryProgress {
  /** Still missing, in major units; 0 when reached. */
  readonly remaining: number
  /** 0 to 1; 1 is a full bar. */
  readonly ratio: number
  readonly reached: boolean
}

/**
 * How far a cart is from free delivery. Reached exactly at the threshold.
 *
 * @example
 * ```ts
 * import { getFreeDeliveryProgress, getFreeDeliveryThreshold } from '@sorrel/domain/free-delivery'
 *
 * const threshold = getFreeDeliveryThreshold({ countryCode: 'GB', currency: 'GBP' })
 * console.log(getFreeDeliveryProgress({ total: 21, threshold })) // { remaining: 9, ratio: 0.7, reached: false }
 * ```
 */
export function getFreeDeliveryProgress(question: {
  readonly total: number
  readonly threshold: number
}): FreeDeliveryProgress {
  const total = Math.max(0, question.total)
  const remaining = Math.max(0, subtractMoney(question.threshold, total))
  if (remaining === 0) return { remaining: 0, ratio: 1, reached: true }
  return { remaining, ratio: total / question.threshold, reached: false }
}

/** The part of a cart that counts towards free delivery: goods less discounts. */
export function getFreeDeliveryTotal(cart: {
  readonly subTotal: number
  readonly discountTotal: number
}): number {
  return Math.max(0, subtractMoney(cart.subTotal, cart.discountTotal))
}
