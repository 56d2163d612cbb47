import {
  parseCount,
  parseFlag,
  parseList,
  parseNumber,
  parseText,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Totals } from '@sorrel/domain/cart'
import type { Priced, PriceTier } from '@sorrel/domain/product'
import type { ProductPricesFragment } from '../generated/catalog/graphql.ts'
import type { Entry, Wire } from '../wire/wire.ts'

/** An amount in major units; negative ones are no amounts. */
export function parseAmount(value: unknown): number | undefined {
  const amount = parseNumber(value)
  return amount !== undefined && amount >= 0 ? amount : undefined
}

type Tier = Entry<ProductPricesFragment['prices']>
/** A variant has no sale of its own. */
type PricedFields = Pick<ProductPricesFragment, 'price' | 'origPrice' | 'prices'> &
  Partial<Pick<ProductPricesFragment, 'sale' | 'salePrice'>>

function parsePercent(value: unknown): number | undefined {
  const percent = parseNumber(value)
  return percent !== undefined && percent > 0 && percent <= 100 ? percent : undefined
}

function toPriceTier(tier: Wire<Tier>): readonly PriceTier[] {
  const price = parseAmount(tier.price)
  const discountPercent = parsePercent(tier.discountPercent)
  if (price === undefined && discountPercent === undefined) return []
  return [
    {
      price,
      discountPercent,
      quantityMin: parseCount(tier.quantityMin),
      quantityMax: parseCount(tier.quantityMax, 1),
      accountGroup: parseText(tier.accountGroup),
    },
  ]
}

/** Prices of a product, variant or purchase option; nothing when it names no price. */
export function toPriced(value: Untrusted<PricedFields>): Priced | undefined {
  const salePrice = parseAmount(value?.salePrice)
  const price = parseAmount(value?.price) ?? salePrice
  if (price === undefined) return undefined
  return {
    price,
    sale: parseFlag(value?.sale) ?? false,
    salePrice,
    origPrice: parseAmount(value?.origPrice),
    prices: parseList(value?.prices).flatMap(toPriceTier),
  }
}

/** The sums of a cart or an order; one that is missing is 0. */
export function toTotals(value: Wire<{ readonly [K in keyof Totals]: number | null }>): Totals {
  return {
    subTotal: parseAmount(value.subTotal) ?? 0,
    discountTotal: parseAmount(value.discountTotal) ?? 0,
    taxTotal: parseAmount(value.taxTotal) ?? 0,
    taxIncludedTotal: parseAmount(value.taxIncludedTotal) ?? 0,
    shipmentTotal: parseAmount(value.shipmentTotal) ?? 0,
    giftcardTotal: parseAmount(value.giftcardTotal) ?? 0,
    grandTotal: parseAmount(value.grandTotal) ?? 0,
  }
}
