import { convert, type Market, toMajor } from '../store/market.ts'
import type { Minor, PriceTierDocument, ProductDocument, VariantDocument } from './documents.ts'

/**
 * What a product costs now, in minor units of the market's currency: its fixed price where the currency is priced and
 * the product has one, else its own price converted. See docs/commerce-service.md#products.
 */
export function getProductPrice({ price, currencyPrices }: ProductDocument, market: Market): Minor {
  const fixed = market.currency.priced ? currencyPrices?.[market.currency.code] : undefined
  return fixed ?? convert(price, market)
}

/** What a variant costs now: its own price, or null where the product's holds. Minor units of the market's currency. */
export function getVariantPrice({ price }: VariantDocument, market: Market): Minor | null {
  return price === undefined ? null : convert(price, market)
}

/** What goes over the wire for an amount of a document, in major units; null where the document has none. */
export function toAmount(amount: Minor | undefined, market: Market): number | null {
  return amount === undefined ? null : toMajor(convert(amount, market), market.currency)
}

/** The prices of a product, as it and its standard purchase option give them. Major units. */
export function toPrices(product: ProductDocument, market: Market) {
  const price = toMajor(getProductPrice(product, market), market.currency)
  return {
    price,
    sale: product.sale,
    salePrice: product.sale ? price : null,
    origPrice: toAmount(product.origPrice, market),
    prices: product.prices.map((tier) => toTier(tier, market)),
  }
}

/** The prices of a variant; where it has none of its own they are null and the product's hold. Major units. */
export function toVariantPrices(variant: VariantDocument, product: ProductDocument, market: Market) {
  const price = toAmount(variant.price, market)
  return {
    price,
    sale: product.sale,
    salePrice: product.sale ? price : null,
    origPrice: null,
    prices: (variant.prices ?? []).map((tier) => toTier(tier, market)),
  }
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
