import type { OptionValue, Priced, PriceTier, PurchaseOptions, SubscriptionPlan } from './product.ts'
import type { Currency } from './store.ts'

/** Digits of a code that is no currency. */
const UNKNOWN_CURRENCY_DIGITS = 2

const knownDigits = new Map<string, number>()

/**
 * Digits after the point of a currency (ISO 4217): what the store's list says, else what the currency has: 2 for GBP,
 * 0 for JPY, 3 for KWD. 2 for a code that is no currency.
 */
export function getCurrencyDigits(
  code: string,
  currencies: readonly Pick<Currency, 'code' | 'decimals'>[] = [],
): number {
  const own = currencies.find((currency) => currency.code === code)
  return own?.decimals ?? getStandardDigits(code)
}

function getStandardDigits(code: string): number {
  if (!/^[A-Za-z]{3}$/.test(code)) return UNKNOWN_CURRENCY_DIGITS
  const known = knownDigits.get(code)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  const digits = format.resolvedOptions().maximumFractionDigits ?? UNKNOWN_CURRENCY_DIGITS
  knownDigits.set(code, digits)
  return digits
}

const RELIABLE_DIGITS = 15

/**
 * An amount in major units (6.5) as whole minor units (650), halves rounded away from zero. Digits beyond the
 * fifteenth are noise of binary fractions and never decide the rounding.
 */
export function toMinorUnits(amount: number, decimals: number): number {
  return roundHalfAway(amount * 10 ** decimals)
}

/** Whole minor units (650) as an amount in major units (6.5). */
export function toMajorUnits(minor: number, decimals: number): number {
  return minor / 10 ** decimals
}

/** Sum of two amounts in major units, without drift. */
export function addMoney(left: number, right: number, decimals: number): number {
  return toMajorUnits(toMinorUnits(left, decimals) + toMinorUnits(right, decimals), decimals)
}

/** Difference of two amounts in major units, without drift. */
export function subtractMoney(left: number, right: number, decimals: number): number {
  return addMoney(left, -right, decimals)
}

/** Sum of amounts in major units, without drift; 0 of none. */
export function sumMoney(amounts: readonly number[], decimals: number): number {
  const minor = amounts.reduce((sum, amount) => sum + toMinorUnits(amount, decimals), 0)
  return toMajorUnits(minor, decimals)
}

/** An amount in major units times a quantity or a rate, rounded once to the currency's digits. */
export function multiplyMoney(amount: number, factor: number, decimals: number): number {
  return toMajorUnits(roundHalfAway(toMinorUnits(amount, decimals) * factor), decimals)
}

/** An amount in major units less a percentage, 0 to 100; beyond those it is taken as the nearer of the two. */
export function discountMoney(amount: number, percent: number, decimals: number): number {
  const remaining = 100 - Math.max(0, Math.min(100, percent))
  return toMajorUnits(roundHalfAway((toMinorUnits(amount, decimals) * remaining) / 100), decimals)
}

/** Adding 0 turns a negative zero into a plain one. */
function roundHalfAway(value: number): number {
  const exact = Number(value.toPrecision(RELIABLE_DIGITS))
  return Math.sign(exact) * Math.round(Math.abs(exact)) + 0
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
  /** Digits of the amounts. Default: those of the item's currency. */
  readonly decimals?: number | undefined
}

/** What one unit costs, in major units. */
export interface Price {
  /** To pay now: 0 during a free trial. */
  readonly price: number
  /** More than `price`: what it cost before a sale or tier, or what it will cost after a trial. */
  readonly origPrice?: number | undefined
  /** 0 without a trial. */
  readonly trialDays: number
}

/**
 * The price of one unit as chosen. A standard purchase takes the standard purchase option's prices where it has
 * them, else the item's own; a matching tier wins over price and sale price. A subscription takes its plan's price;
 * with trial days it costs 0 now and has the plan's price as `origPrice`. Prices of option values are added to
 * both.
 */
export function getPrice(item: Sellable, question: PriceQuestion = {}): Price {
  const { decimals = getCurrencyDigits(item.currency) } = question
  const extra = sumMoney(
    (question.optionValues ?? []).map((value) => value.price),
    decimals,
  )
  const plan = question.purchaseOption === 'subscription' ? getPlan(item, question.planId) : undefined
  if (plan !== undefined) return getPlanPrice(plan, extra, decimals)
  const priced = getStandardPrices(item)
  const before = Math.max(priced.origPrice ?? 0, priced.price)
  const current = getTierPrice(priced, { ...question, decimals }) ?? getBasePrice(priced)
  const price = addMoney(current, extra, decimals)
  return current < before
    ? { price, origPrice: addMoney(before, extra, decimals), trialDays: 0 }
    : { price, trialDays: 0 }
}

/**
 * The amounts to show beside a product: during a trial what it costs after it, with nothing struck through; else the
 * price to pay and, as `origPrice`, what it cost before a sale or tier.
 */
export function getShownPrice({ price, origPrice, trialDays }: Price): Pick<Price, 'price' | 'origPrice'> {
  return trialDays > 0 ? { price: origPrice ?? price } : { price, origPrice }
}

/** The prices of the standard option, with the item's tiers when it has none of its own. */
function getStandardPrices(item: Omit<Sellable, 'currency'>): Priced {
  const { standard } = item.purchaseOptions
  if (standard === undefined) return item
  return standard.prices.length > 0 ? standard : { ...standard, prices: item.prices }
}

function getPlanPrice(plan: SubscriptionPlan, extra: number, decimals: number): Price {
  const full = addMoney(plan.price, extra, decimals)
  const { trialDays } = plan.billingSchedule
  if (trialDays <= 0) return { price: full, trialDays: 0 }
  return { price: 0, origPrice: full, trialDays }
}

/** The plan with this id, else the first one; undefined when the item has no plans. */
export function getPlan(
  item: { readonly purchaseOptions: PurchaseOptions },
  planId?: string,
): SubscriptionPlan | undefined {
  const plans = item.purchaseOptions.subscription?.plans ?? []
  return plans.find((plan) => plan.id === planId) ?? plans[0]
}

/**
 * A variant's prices with what variants do not repeat: its product's plans, and the product's tiers where it has none
 * of its own. The product itself without a variant.
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
 * The price of the tier that matches the quantity and account group, in major units; undefined when none does. Of
 * several the cheapest counts. A tier without a price takes its percentage off the price in force; one without
 * either is no tier.
 */
export function getTierPrice(
  priced: Priced,
  question: Pick<PriceQuestion, 'quantity' | 'accountGroup'> & { readonly decimals: number },
): number | undefined {
  const { quantity = 1, accountGroup, decimals } = question
  const prices = priced.prices
    .filter((tier) => isTierFor(tier, quantity, accountGroup))
    .flatMap((tier) => tier.price ?? toDiscounted(getBasePrice(priced), tier.discountPercent, decimals) ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

function isTierFor(tier: PriceTier, quantity: number, accountGroup: string | undefined): boolean {
  const { quantityMin = 0, quantityMax = Number.POSITIVE_INFINITY } = tier
  const isGroup = !tier.accountGroup || tier.accountGroup === accountGroup
  return isGroup && quantity >= quantityMin && quantity <= quantityMax
}

function toDiscounted(price: number, percent: number | undefined, decimals: number): number | undefined {
  return percent === undefined ? undefined : discountMoney(price, percent, decimals)
}

/** The price in force before tiers: the sale price while the sale is on and has one. */
function getBasePrice(priced: Priced): number {
  return priced.sale && priced.salePrice !== undefined ? priced.salePrice : priced.price
}

/** Whether it costs less than it did: the price in force is below the original or regular price. */
export function isOnSale(priced: Priced): boolean {
  return getBasePrice(priced) < Math.max(priced.origPrice ?? 0, priced.price)
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
