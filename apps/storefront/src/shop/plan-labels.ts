import {
  type DeliveredGoods,
  getDeliveredPieces,
  getYearlyDeliveries,
  type PlanTerms,
} from '@sorrel/domain/plan'
import { getRefillSavings, type RefillFacts } from '@sorrel/domain/refill'
import type { ShopView } from './shop.ts'

type WordsOf = Pick<ShopView, 't' | 'formatPrice'>

/** What a parcel brings and how often it comes: `1 litre pouch every 2 months`. */
export function getPlanTitle(
  { delivery }: Pick<PlanTerms, 'delivery'>,
  goods: DeliveredGoods,
  { t }: Pick<ShopView, 't'>,
): string {
  return t(`products.brings.${delivery.interval}`, {
    count: delivery.intervalCount,
    what: getDeliveredPieces(goods),
  })
}

/** `£10.80 per delivery`; the amount of a charge where a delivery's is not a whole penny. */
export function getDeliveryLabel(terms: PlanTerms, shop: WordsOf, currency: string): string {
  const { deliveryPrice } = terms
  if (deliveryPrice === undefined) return getChargeWords(terms, shop, currency)
  return shop.t('products.plan.per_delivery', {
    price: shop.formatPrice({ amount: deliveryPrice, currency }),
  })
}

/** `£32.40 every 3 months`. */
function getChargeWords({ charge, billing }: PlanTerms, { t, formatPrice }: WordsOf, currency: string) {
  return t('products.plan.each', {
    price: formatPrice({ amount: charge, currency }),
    every: t(`products.every.${billing.interval}`, { count: billing.intervalCount }),
  })
}

/** When the text is read: before the first charge, or while the plan runs and its title is shown before it. */
export type PlanTense = 'before' | 'running'

export interface PlanLabels {
  /** ISO 4217 code of the terms' amounts. */
  readonly currency: string
  /** Default `before`. */
  readonly tense?: PlanTense
}

/**
 * A plan in one sentence, the same on product, cart and account: charges and quantities. `£32.40 today, then £32.40
 * every 3 months · 12 shipments`, or `30 days free trial, then £30.00 a year`.
 */
export function getPlanLabels(terms: PlanTerms, shop: WordsOf, words: PlanLabels): string {
  const { t } = shop
  const { deliveries, renewals } = terms
  return [
    getPaymentLabel(terms, shop, words),
    deliveries !== undefined && t('products.plan.deliveries', { count: deliveries }),
    renewals !== undefined && t('products.limit.renewals', { count: renewals }),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

/** The charges alone: `£32.40 every 3 months` of a plan that runs. */
export function getPaymentLabel(
  terms: PlanTerms,
  shop: WordsOf,
  { currency, tense = 'before' }: PlanLabels,
): string {
  const { charge, billing, trialDays } = terms
  const { t } = shop
  const price = shop.formatPrice({ amount: charge, currency })
  if (tense === 'running') return isChargedPerDelivery(terms) ? price : getChargeWords(terms, shop, currency)
  const every = t(`products.every.${billing.interval}`, { count: billing.intervalCount })
  if (trialDays > 0) return t('products.plan.trial', { count: trialDays, price, every })
  return t('products.plan.today', { price, every })
}

/** Then a title that says how often a parcel comes says how often is paid as well. */
function isChargedPerDelivery({ billing, delivery }: PlanTerms): boolean {
  return billing.interval === delivery.interval && billing.intervalCount === delivery.intervalCount
}

export interface RefillUse {
  readonly facts: RefillFacts
  readonly quantity: number
  /** ISO 4217. */
  readonly currency: string
  /** For a one-time purchase: the price of all pieces. */
  readonly paid?: number | undefined
  /** Bought by a plan. */
  readonly terms?: PlanTerms | undefined
}

/** The savings of refilling: `Saves 6 bottles and £9.50`; undefined where there are none. */
export function getRefillLabel(use: RefillUse, { t, formatPrice }: WordsOf): string | undefined {
  const { facts, quantity, currency, paid, terms } = use
  const spared = getRefillSavings(facts, {
    quantity,
    deliveries: terms && getYearlyDeliveries(terms),
    paid: terms ? terms.deliveryPrice : paid,
  })
  if (spared === undefined) return undefined
  const containers = t('products.refill.containers', { count: spared.containers })
  const savings =
    spared.money === undefined
      ? containers
      : t('products.refill.money', { containers, amount: formatPrice({ amount: spared.money, currency }) })
  return terms ? t('products.refill.year', { savings }) : savings
}
