import { toCountryCode } from './location/country-code.ts'
import { subtractMoney, toMajorUnits, toMinorUnits } from './money.ts'
import type { Store } from './store.ts'

/** Amounts in major units by ISO 3166-1 alpha-2 country; `other` is for every country that is not named. */
export type FreeDeliveryAmounts = { readonly other: number } & Readonly<Record<string, number>>

/** From which amounts a shop delivers for nothing. */
export interface FreeDeliveryRules {
  /** By ISO 4217 currency. */
  readonly thresholds: Readonly<Record<string, FreeDeliveryAmounts>>
  /** The amounts of a currency that is not named are those of this one times `otherCurrencyFactor`. */
  readonly baseCurrency: string
  readonly otherCurrencyFactor: number
}

/** In pounds 30 to the UK and 100 elsewhere; in any other currency that times 1.25. */
export const DEFAULT_FREE_DELIVERY: FreeDeliveryRules = {
  thresholds: { GBP: { GB: 30, other: 100 } },
  baseCurrency: 'GBP',
  otherCurrencyFactor: 1.25,
}

/**
 * The amount from which delivery is free, in major units of `currency`: the rules' amount for it, else the amount for
 * the base currency times the factor, rounded to a whole amount. `UK` counts as `GB`.
 */
export function getFreeDeliveryThreshold(
  question: { readonly countryCode: string; readonly currency: string },
  { thresholds, baseCurrency, otherCurrencyFactor }: FreeDeliveryRules = DEFAULT_FREE_DELIVERY,
): number {
  const own = thresholds[question.currency.toUpperCase()]
  const amounts = own ?? thresholds[baseCurrency]
  const amount = amounts?.[toCountryCode(question.countryCode)] ?? amounts?.other ?? 0
  return own ? amount : Math.round(amount * otherCurrencyFactor)
}

/**
 * The same rules for pages: a currency that is only shown names the amounts of the store's own, which the cart applies,
 * converted.
 */
export function addShownCurrencies(
  rules: FreeDeliveryRules = DEFAULT_FREE_DELIVERY,
  { currency, currencies }: Pick<Store, 'currency' | 'currencies'>,
): FreeDeliveryRules {
  const countries = Object.keys(rules.thresholds[currency] ?? rules.thresholds[rules.baseCurrency] ?? {})
  const shown = currencies.flatMap(({ code, type, rate, decimals }) => {
    if (type !== 'display' || rate === undefined) return []
    const convert = (countryCode: string) =>
      toMajorUnits(
        toMinorUnits(getFreeDeliveryThreshold({ countryCode, currency }, rules) * rate, decimals),
        decimals,
      )
    const amounts = Object.fromEntries(countries.map((country) => [country, convert(country)]))
    return [[code, { ...amounts, other: convert('') }] as const]
  })
  return { ...rules, thresholds: { ...rules.thresholds, ...Object.fromEntries(shown) } }
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
