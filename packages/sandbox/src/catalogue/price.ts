import { convert, type Market, toMajor } from '../store/market.ts'
import type { Minor, PriceTierDocument, ProductDocument, VariantDocument } from './documents.ts'
import type { VariantSource } from './sources.ts'

/**
 * A product's current price, in minor units of the market's currency: its fixed price in that currency, else its own
 * price converted. See docs/commerce-service.md#products.
 */
export function getProductPrice({ price, currencyPrices }: ProductDocument, market: Market): Minor {
  const fixed = market.currency.priced ? currencyPrices?.[market.currency.code] : undefined
  return fixed ?? convert(price, market)
}

/** A variant's current price in minor units of the market's currency; null if it has the product's price. */
export function getVariantPrice({ price }: VariantDocument, market: Market): Minor | null {
  return price === undefined ? null : convert(price, market)
}

/** An amount of a document as the service answers it, in major units; null if the document has none. */
export function toAmount(amount: Minor | undefined, market: Market): number | null {
  return amount === undefined ? null : toMajor(convert(amount, market), market.currency)
}

/** Customer group of the session's account, if any, which determines the prices. */
type Group = string | null | undefined

/**
 * The prices of a product and of its standard purchase option, for the session's account. Major units. If the group
 * pays less, `origPrice` is the regular price.
 */
export function toPrices(product: ProductDocument, market: Market, group: Group) {
  const base = getProductPrice(product, market)
  const own = getGroupPrice(product.prices, { base, group, market })
  const price = toMajor(own ?? base, market.currency)
  const before = own === undefined ? null : toMajor(base, market.currency)
  return {
    price,
    sale: product.sale,
    salePrice: product.sale ? price : null,
    origPrice: toAmount(product.origPrice, market) ?? before,
    prices: product.prices.map((tier) => toTier(tier, market)),
  }
}

/** The prices of a variant in major units; null if it has the product's prices. */
export function toVariantPrices({ document: variant, product, market }: VariantSource, group: Group) {
  const base = getVariantPrice(variant, market) ?? getProductPrice(product, market)
  const tiers = variant.prices?.length ? variant.prices : product.prices
  const own = getGroupPrice(tiers, { base, group, market })
  const price = own === undefined ? toAmount(variant.price, market) : toMajor(own, market.currency)
  return {
    price,
    sale: product.sale,
    salePrice: product.sale ? price : null,
    origPrice: own === undefined ? null : toMajor(base, market.currency),
    prices: (variant.prices ?? []).map((tier) => toTier(tier, market)),
  }
}

interface GroupQuestion {
  readonly base: Minor
  readonly group: Group
  readonly market: Market
}

/** The group's price of one piece; undefined if it is not lower. */
function getGroupPrice(
  tiers: readonly PriceTierDocument[],
  { base, group, market }: GroupQuestion,
): Minor | undefined {
  const prices = tiers
    .filter((tier) => group && tier.accountGroup === group && (tier.quantityMin ?? 1) <= 1)
    .map((tier) => getTierPrice(tier, base, market))
  const lowest = Math.min(...prices)
  return lowest < base ? lowest : undefined
}

/** The price of a tier: its own amount, or a percentage off the base price, rounded half up. */
export function getTierPrice(
  { price, discountPercent = 0 }: PriceTierDocument,
  base: Minor,
  market: Market,
): Minor {
  if (price !== undefined) return convert(price, market)
  const basisPoints = 10_000 - Math.round(discountPercent * 100)
  return Math.floor((base * basisPoints + 5000) / 10_000)
}

function toTier(tier: PriceTierDocument, market: Market) {
  return {
    price: toAmount(tier.price, market),
    discountPercent: tier.discountPercent ?? null,
    quantityMin: tier.quantityMin ?? null,
    quantityMax: tier.quantityMax ?? null,
    accountGroup: tier.accountGroup ?? null,
  }
}
