import { isMembership } from '@sorrel/domain/cart-line'
import { getShownPrice } from '@sorrel/domain/money'
import { getPlanSaving } from '@sorrel/domain/plan'
import type { SubscriptionPlan } from '@sorrel/domain/product'
import { getLowestPrice } from '@sorrel/domain/product-facts'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import { getSelectionPrice, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { getRefillFacts } from '@sorrel/domain/refill'
import { getDeliveryLabel, getPlanTitle, getPlanLabels, getRefillLabel } from '#shop/plan-labels.ts'
import { getOneTimePrice, getSelectedGoods, getSelectionTerms, toTerms } from '#shop/selection-terms.ts'
import type { ShopView } from '#shop/shop.ts'
import { getUnitPriceLabels } from '#shop/unit-price-labels.ts'

/** Texts about a product's price and plans for the current choice. */
export interface OfferLabels {
  /** One-time or subscription; undefined without a subscription. */
  readonly purchase?: PurchaseWords | undefined
  /** The lowest price of 30 days, beside a struck one. */
  readonly lowest?: string | undefined
  /** `£2.40 / 100 ml` */
  readonly unitPrice?: string | undefined
  /** The savings of refilling. */
  readonly refill?: string | undefined
}

export interface PurchaseWords {
  /** What it costs one time. */
  readonly standard: string
  readonly subscription: string
  readonly plans: readonly PlanCard[]
}

export interface PlanCard {
  /** The plan's id. */
  readonly value: string
  readonly title: string
  readonly end?: string | undefined
  readonly description: string
}

export interface OfferPlace {
  readonly shop: Pick<ShopView, 't' | 'formatPrice' | 'getDecimals'>
}

/** Texts about price and plans beside the choices. */
export function getOfferLabels(state: ProductSelectionState, place: OfferPlace): OfferLabels {
  return {
    purchase: getPurchaseWords(state, place),
    lowest: getLowestPriceLabel(state, place),
    unitPrice: getUnitPriceNote(state, place),
    refill: getRefillNote(state, place),
  }
}

function getPurchaseWords(state: ProductSelectionState, { shop }: OfferPlace): PurchaseWords | undefined {
  if (!getPurchaseKinds(state.product).includes('subscription')) return undefined
  const plans = state.product.purchaseOptions.subscription?.plans ?? []
  const decimals = shop.getDecimals(state.product.currency)
  const standard = getOneTimePrice(state, decimals)
  return {
    standard: shop.formatPrice({ amount: standard, currency: state.product.currency }),
    subscription: getSubscriptionTitle(
      plans.map((plan) => getPlanSaving(toTerms(plan, state, decimals), { once: standard, decimals })),
      shop,
    ),
    plans: plans.map((plan) => toCard(plan, state, shop)),
  }
}

function toCard(plan: SubscriptionPlan, state: ProductSelectionState, shop: OfferPlace['shop']): PlanCard {
  const { currency } = state.product
  const terms = toTerms(plan, state, shop.getDecimals(currency))
  return {
    value: plan.id,
    title: getPlanTitle(terms, getSelectedGoods(state), shop),
    end: isMembership(state.product) ? undefined : getDeliveryLabel(terms, shop, currency),
    description: getPlanLabels(terms, shop, { currency }),
  }
}

function getSubscriptionTitle(savings: readonly number[], { t }: Pick<OfferPlace['shop'], 't'>): string {
  const percent = Math.max(0, ...savings)
  if (percent === 0) return t('products.purchase.subscription')
  const isSame = savings.every((saving) => saving === percent)
  return t(`products.purchase.subscription_save${isSame ? '' : '_most'}`, { percent })
}

function getLowestPriceLabel(state: ProductSelectionState, { shop }: OfferPlace) {
  const { currency } = state.product
  const price = getSelectionPrice(state, { decimals: shop.getDecimals(currency) })
  const isReduced = getShownPrice(price).before !== undefined
  const lowest = isReduced ? getLowestPrice(state.product) : undefined
  return lowest === undefined
    ? undefined
    : shop.t('products.lowest_price', { price: shop.formatPrice({ amount: lowest, currency }) })
}

/** Of one piece, one time or by delivery. Extras that are chosen with it do not count. */
function getUnitPriceNote(state: ProductSelectionState, { shop }: OfferPlace) {
  const { product, purchaseOption } = state
  if (purchaseOption === 'none') return undefined
  const { currency } = product
  const decimals = shop.getDecimals(currency)
  const plain = { ...state, optionValues: getVariantChoices(state) }
  const amount =
    purchaseOption === 'subscription'
      ? getSelectionTerms({ ...plain, quantity: 1 }, decimals)?.deliveryPrice
      : getShownPrice(getSelectionPrice(plain, { decimals })).now.amount
  return amount === undefined ? undefined : getUnitPriceLabels({ product, price: { amount, currency } }, shop)
}

function getVariantChoices({ product, optionValues }: ProductSelectionState) {
  const chosen = new Set(product.options.filter(({ variant }) => variant).map(({ id }) => id))
  return Object.fromEntries(Object.entries(optionValues).filter(([id]) => chosen.has(id)))
}

function getRefillNote(state: ProductSelectionState, { shop }: OfferPlace) {
  const { product, quantity, purchaseOption } = state
  const facts = getRefillFacts(product)
  if (facts === undefined || purchaseOption === 'none') return undefined
  const { currency } = product
  const decimals = shop.getDecimals(currency)
  const bought =
    purchaseOption === 'subscription'
      ? { terms: getSelectionTerms(state, decimals) }
      : { paid: getOneTimePrice(state, decimals) }
  return getRefillLabel({ facts, quantity, currency, ...bought }, shop)
}
