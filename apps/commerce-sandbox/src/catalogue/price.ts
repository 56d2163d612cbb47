import { convert, type Lens, toMajor } from '../store/lens.ts'
import type { Minor, PriceTierDocument, ProductDocument, VariantDocument } from './documents.ts'

/**
 * What a product costs now, in minor units of the lens's currency: its fixed price where the currency is priced and
 * the product has one, else its own price converted. See docs/commerce-service.md#products.
 */
export function getProductPrice({ price, currencyPrices }: ProductDocument, lens: Lens): Minor {
  const fixed = lens.currency.priced ? currencyPrices?.[lens.currency.code] : undefined
  return fixed ?? convert(price, lens)
}

/** What a variant costs now: its own price, or null where the product's holds. Minor units of the lens's currency. */
export function getVariantPrice({ price }: VariantDocument, lens: Lens): Minor | null {
  return price === undefined ? null : convert(price, lens)
}

/** What goes over the wire for an amount of a document, in major units; null where the document has none. */
export function toAmount(amount: Minor | undefined, lens: Lens): number | null {
  return amount === undefined ? null : toMajor(convert(amount, lens), lens.currency)
}

/** The prices of a product, as it and its standard purchase option give them. Major units. */
export function toPrices(product: ProductDocument, lens: Lens) {
  const price = toMajor(getProductPrice(product, lens), lens.currency)
  return {
    price,
    sale: product.sale,
    salePrice: product.sale ? price : null,
    origPrice: toAmount(product.origPrice, lens),
    prices: product.prices.map((tier) => toTier(tier, lens)),
  }
}

/** The prices of a variant; where it has none of its own they are null and the product's hold. Major units. */
export function toVariantPrices(variant: VariantDocument, product: ProductDocument, lens: Lens) {
  const price = toAmount(variant.price, lens)
  return {
    price,
    sale: product.sale,
    salePrice: product.sale ? price : null,
    origPrice: null,
    prices: (variant.prices ?? []).map((tier) => toTier(tier, lens)),
  }
}

function toTier(tier: PriceTierDocument, lens: Lens) {
  return {
    price: toAmount(tier.price, lens),
    discountPercent: tier.discountPercent ?? null,
    quantityMin: tier.quantityMin ?? null,
    quantityMax: tier.quantityMax ?? null,
    accountGroup: tier.accountGroup ?? null,
  }
}
