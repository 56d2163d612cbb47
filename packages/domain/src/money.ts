import type { OptionValue, Priced, PriceTier, PurchaseOptions, SubscriptionPlan } from './product.ts'
import type { Currency } from './store.ts'

/** An amount with its currency: what a price is until it is shown. */
export interface Money {
  /** In major units: 6.5 is six pounds fifty. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

/** Decimal places for an unknown currency code. */
const UNKNOWN_CURRENCY_DIGITS = 2

/**
 * Decimal places of a currency: the store's setting, else ISO 4217: 2 for GBP, 0 for JPY, 3 for KWD; 2 for an unknown
 * code. Use them wherever an amount is rounded; sums, differences and products of amounts are exact and need none.
 *
 * @example
 * ```ts
 * import { getCurrencyDigits } from '@sorrel/domain/money'
 *
 * console.log(getCurrencyDigits('JPY', []), getCurrencyDigits('KWD', []), getCurrencyDigits('GBP', [])) // 0 3 2
 * ```
 */
export function getCurrencyDigits(
  code: string,
  currencies: readonly Pick<Currency, 'code' | 'decimals'>[],
): number {
  const own = currencies.find((currency) => currency.code === code)
  return own?.decimals ?? getStandardDigits(code)
}

function getStandardDigits(code: string): number {
  if (!/^[A-Za-z]{3}$/.test(code)) return UNKNOWN_CURRENCY_DIGITS
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  return format.resolvedOptions().maximumFractionDigits ?? UNKNOWN_CURRENCY_DIGITS
}

const RELIABLE_DIGITS = 15

/** An amount in major units (6.5) as whole minor units (650), halves rounded away from zero. */
export function toMinorUnits(amount: number, decimals: number): number {
  // `toFixed` rounds halves away from zero. Adding 0 turns a negative zero into a plain one.
  return Number(toClean(amount * 10 ** decimals).toFixed()) + 0
}

/** Digits beyond the fifteenth are noise of binary fractions and never decide a rounding. */
function toClean(amount: number): number {
  return Number(amount.toPrecision(RELIABLE_DIGITS))
}

/** Whole minor units (650) as an amount in major units (6.5). */
export function toMajorUnits(minor: number, decimals: number): number {
  return minor / 10 ** decimals
}

/** Exact sum of two amounts in major units. */
export function addMoney(left: number, right: number): number {
  return roundMoney(left + right, Math.max(countDecimals(left), countDecimals(right)))
}

/** Exact difference of two amounts in major units. */
export function subtractMoney(left: number, right: number): number {
  return addMoney(left, -right)
}

/**
 * Exact sum of amounts in major units; 0 of none.
 *
 * @example
 * ```ts
 * import { sumMoney } from '@sorrel/domain/money'
 *
 * console.log(sumMoney([0.1, 0.2]), 0.1 + 0.2) // 0.3 0.30000000000000004
 * ```
 */
export function sumMoney(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => addMoney(sum, amount), 0)
}

/** Exact product of an amount in major units and a quantity. */
export function multiplyMoney(amount: number, quantity: number): number {
  return roundMoney(amount * quantity, countDecimals(amount) + countDecimals(quantity))
}

/** An amount in major units, rounded to `decimals` places, halves away from zero. */
function roundMoney(amount: number, decimals: number): number {
  return toMajorUnits(toMinorUnits(amount, decimals), decimals)
}

/** Digits that an amount has after the point, the noise of binary fractions left out; tried from `decimals` on. */
function countDecimals(amount: number, decimals = 0): number {
  const isEnough = decimals >= RELIABLE_DIGITS || roundMoney(amount, decimals) === toClean(amount)
  return isEnough ? decimals : countDecimals(amount, decimals + 1)
}

/**
 * An amount in major units less a percentage, 0 to 100, rounded once; beyond those it is taken as the nearer of the two.
 *
 * @example
 * ```ts
 * import { discountMoney } from '@sorrel/domain/money'
 *
 * console.log(discountMoney(19.99, 15, 2)) // 16.99
 * ```
 */
export function discountMoney(amount: number, percent: number, decimals: number): number {
  const remaining = 100 - Math.max(0, Math.min(100, percent))
  return roundMoney((amount * remaining) / 100, decimals)
}

/** Anything with a price: a product, its card form or a variant. */
export interface Sellable extends Priced {
  /** ISO 4217 code of every amount. */
  readonly currency: string
  readonly purchaseOptions: PurchaseOptions
}

export interface PriceQuestion {
  /** Units of this product in the cart, for tiers. Default 1. */
  readonly quantity?: number | undefined
  /** Group of the signed-in account, for tiers. */
  readonly accountGroup?: string | undefined
  /** Default `standard`. */
  readonly purchaseOption?: 'standard' | 'subscription' | 'none' | undefined
  /** Plan of a subscription; the first one when unset or unknown. */
  readonly planId?: string | undefined
  /** Chosen values that add their price: `getPricedValues`. */
  readonly optionValues?: readonly Pick<OptionValue, 'price'>[] | undefined
  /** Digits of the amounts, where the store has its own: `getCurrencyDigits`. Default: those of the currency. */
  readonly decimals?: number | undefined
}

/** The price of one unit, in major units. */
export interface Price {
  /** ISO 4217 code of both amounts. */
  readonly currency: string
  /** To pay now: 0 during a free trial. */
  readonly price: number
  /** Higher than `price`: the amount before a sale or tier, or after a trial. */
  readonly origPrice?: number | undefined
  /** 0 without a trial. */
  readonly trialDays: number
}

/**
 * The price of one unit as chosen. A standard purchase takes the standard purchase option's prices where it has
 * them, else the item's own; a matching tier wins over price and sale price. A subscription takes its plan's price;
 * with trial days it costs 0 now and has the plan's price as `origPrice`. Prices of option values are added to
 * both. Amounts are rounded to the digits of the question.
 *
 * @example
 * ```ts
 * import { getPrice } from '@sorrel/domain/money'
 * import { aPriceTier, aProduct } from '@sorrel/domain/testing'
 *
 * const soap = aProduct({ price: 6.5, prices: [aPriceTier({ price: 5.5, quantityMin: 3 })] })
 * console.log(getPrice(soap).price, getPrice(soap, { quantity: 3 })) // 6.5 { currency: 'GBP', price: 5.5, origPrice: 6.5, trialDays: 0 }
 * ```
 */
export function getPrice(item: Sellable, question: PriceQuestion = {}): Price {
  const { currency } = item
  const { decimals = getStandardDigits(currency) } = question
  // Amounts are added as they are, since their sum is rounded.
  const extra = (question.optionValues ?? []).reduce((sum, value) => sum + value.price, 0)
  const plan = question.purchaseOption === 'subscription' ? getPlan(item, question.planId) : undefined
  if (plan !== undefined) return { currency, ...getPlanPrice(plan, extra, decimals) }
  const priced = getStandardPrices(item)
  const before = Math.max(priced.origPrice ?? 0, priced.price)
  const current = getTierPrice(priced, { ...question, decimals }) ?? getBasePrice(priced)
  const price = roundMoney(current + extra, decimals)
  return current < before
    ? { currency, price, origPrice: roundMoney(before + extra, decimals), trialDays: 0 }
    : { currency, price, trialDays: 0 }
}

/** The amounts to show beside a product. */
export interface ShownPrice {
  readonly now: Money
  /** What it cost before a sale or tier. */
  readonly before?: Money | undefined
}

/**
 * The amounts to show beside a product: during a trial what it costs after it, with nothing struck through; else the
 * price to pay, and what it cost before a sale or tier.
 *
 * @example
 * ```ts
 * import { getPrice, getShownPrice } from '@sorrel/domain/money'
 * import { aProduct } from '@sorrel/domain/testing'
 *
 * console.log(getShownPrice(getPrice(aProduct({ price: 6.5 }))).now) // { amount: 6.5, currency: 'GBP' }
 * ```
 */
export function getShownPrice({ price, origPrice, trialDays, currency }: Price): ShownPrice {
  const now = { amount: trialDays > 0 ? (origPrice ?? price) : price, currency }
  return trialDays > 0 || origPrice === undefined ? { now } : { now, before: { amount: origPrice, currency } }
}

/** The prices of the standard option, with the item's tiers when it has none of its own. */
function getStandardPrices(item: Omit<Sellable, 'currency'>): Priced {
  const { standard } = item.purchaseOptions
  if (standard === undefined) return item
  return standard.prices.length > 0 ? standard : { ...standard, prices: item.prices }
}

function getPlanPrice(plan: SubscriptionPlan, extra: number, decimals: number): Omit<Price, 'currency'> {
  const price = roundMoney(plan.price + extra, decimals)
  const { trialDays } = plan.billingSchedule
  return trialDays > 0 ? { price: 0, origPrice: price, trialDays } : { price, trialDays: 0 }
}

/** The plan with this id, else the first; undefined when the item has no plans. */
function getPlan(
  item: { readonly purchaseOptions: PurchaseOptions },
  planId?: string,
): SubscriptionPlan | undefined {
  const plans = item.purchaseOptions.subscription?.plans ?? []
  return plans.find((plan) => plan.id === planId) ?? plans[0]
}

/**
 * A variant's prices completed by its product: the plans always, the tiers where the variant has none. Without a
 * variant the product itself.
 */
export function getSellable(product: Sellable, variant?: Omit<Sellable, 'currency'>): Sellable {
  if (variant === undefined) return product
  const { subscription } = product.purchaseOptions
  const prices = variant.prices.length > 0 ? variant.prices : getStandardPrices(product).prices
  return {
    ...variant,
    currency: product.currency,
    prices,
    purchaseOptions: { standard: variant.purchaseOptions.standard, subscription },
  }
}

/**
 * The price of the tier that matches the quantity and account group, in major units; undefined when none matches. The
 * cheapest of several counts. A tier without a price takes its percentage off the price in force; a tier with neither
 * is ignored.
 */
export function getTierPrice(
  priced: Priced,
  question: Pick<PriceQuestion, 'quantity' | 'accountGroup'> & { readonly decimals: number },
): number | undefined {
  const { quantity = 1, accountGroup, decimals } = question
  const prices = priced.prices
    .filter((tier) => isTierFor(tier, quantity, accountGroup))
    .flatMap(
      ({ price, discountPercent: percent }) =>
        price ?? (percent === undefined ? [] : discountMoney(getBasePrice(priced), percent, decimals)),
    )
  return prices.length > 0 ? Math.min(...prices) : undefined
}

function isTierFor(tier: PriceTier, quantity: number, accountGroup: string | undefined): boolean {
  const { quantityMin = 0, quantityMax = Number.POSITIVE_INFINITY } = tier
  return (
    (tier.accountGroup || accountGroup) === accountGroup && quantity >= quantityMin && quantity <= quantityMax
  )
}

/** The price in force before tiers: the sale price while the sale is on and has one. */
function getBasePrice(priced: Priced): number {
  return priced.sale && priced.salePrice !== undefined ? priced.salePrice : priced.price
}

/** Whether it costs less than it did: the price in force is below the original or regular price. */
export function isOnSale(priced: Priced): boolean {
  return getBasePrice(priced) < Math.max(priced.origPrice ?? 0, priced.price)
}

/**
 * Prices whose reduction is no larger than the lowest price of the 30 days before it bears out, as the EU's Price
 * Indication Directive requires: the price before is at most `lowest`, in major units, and what was as cheap or cheaper
 * in those days is no sale. Undefined: the store states no lowest price, and its reduction stands. What is paid stays.
 *
 * @example
 * ```ts
 * import { isOnSale, limitSale } from '@sorrel/domain/money'
 * import { aPriced } from '@sorrel/domain/testing'
 *
 * const reduced = aPriced({ price: 21, origPrice: 28 })
 * console.log(limitSale(reduced, 24).origPrice, isOnSale(limitSale(reduced, 19.5))) // 24 false
 * ```
 */
export function limitSale(priced: Priced, lowest: number | undefined): Priced {
  if (lowest === undefined || !isOnSale(priced)) return priced
  const current = getBasePrice(priced)
  if (lowest <= current) {
    return { ...priced, price: current, sale: false, salePrice: undefined, origPrice: undefined }
  }
  const before = Math.min(lowest, Math.max(priced.origPrice ?? 0, priced.price))
  return { ...priced, price: Math.min(priced.price, before), origPrice: before }
}

/** Code of a store that has set no currency. */
export const DEFAULT_CURRENCY_CODE = 'USD'

/** Code of the currency before the store's settings are known. */
const STOREFRONT_CURRENCY_CODE = 'GBP'

/**
 * The code of the currency to show prices in: the preferred one, in capitals or not, where the store lists it, else the
 * store's own, `USD` when it has none. Without settings: `GBP`.
 */
export function getActiveCurrency(
  store: { readonly currency?: string | undefined; readonly currencies: readonly string[] } | undefined,
  preferred?: string,
): string {
  if (store === undefined) return STOREFRONT_CURRENCY_CODE
  const wanted = preferred?.toUpperCase()
  return store.currencies.find((code) => code === wanted) ?? (store.currency || DEFAULT_CURRENCY_CODE)
}
