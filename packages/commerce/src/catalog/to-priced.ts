import {
  parseCount,
  parseFlag,
  parseList,
  parseNumber,
  parseText,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Totals } from '@sorrel/domain/cart'
import { limitSale, subtractMoney } from '@sorrel/domain/money'
import type { Priced, PriceTier } from '@sorrel/domain/product'
import type { ProductPricesFragment } from '../generated/catalog/graphql.ts'
import type { Entry, Wire } from '../wire/wire.ts'
import type { MapContext } from '../wire/to-list.ts'

/** An amount in major units; nothing for a negative number. */
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

/**
 * A tier for this reader: tiers of other groups are dropped, and those of the reader's own group become plain tiers. One
 * from the first piece on is in `price` already: its discount would be taken off a second time.
 */
function toPriceTier(tier: Wire<Tier>, ownGroup: string | undefined): readonly PriceTier[] {
  const group = parseText(tier.accountGroup)
  const quantityMin = parseCount(tier.quantityMin)
  if (group !== undefined && (group !== ownGroup || (quantityMin ?? 0) <= 1)) return []
  const price = parseAmount(tier.price)
  const discountPercent = parsePercent(tier.discountPercent)
  if (price === undefined && discountPercent === undefined) return []
  return [
    {
      price,
      discountPercent,
      quantityMin,
      quantityMax: parseCount(tier.quantityMax, 1),
    },
  ]
}

/**
 * Prices of a product, variant or purchase option, with no more of a sale than the product's lowest price of 30 days bears
 * out; nothing when it names no price.
 */
export function toPriced(
  value: Untrusted<PricedFields>,
  { accountGroup, lowestPrice }: Pick<MapContext, 'accountGroup' | 'lowestPrice'>,
): Priced | undefined {
  const salePrice = parseAmount(value?.salePrice)
  const price = parseAmount(value?.price) ?? salePrice
  if (price === undefined) return undefined
  const stated = {
    price,
    sale: parseFlag(value?.sale) ?? false,
    salePrice,
    origPrice: parseAmount(value?.origPrice),
    prices: parseList(value?.prices).flatMap((tier) => toPriceTier(tier, accountGroup)),
  }
  return limitSale(stated, lowestPrice)
}

type GroupFields = Pick<ProductPricesFragment, 'prices' | 'purchaseOptions' | 'variants'>

/** Whether any price of the product, its standard purchase or its variants is a group's. */
export function hasGroupPrices({ prices, purchaseOptions, variants }: Wire<GroupFields>): boolean {
  const own = [prices, purchaseOptions?.standard?.prices]
  const others = parseList(variants).flatMap((one) => [one.prices, one.purchaseOptions?.standard?.prices])
  return [...own, ...others].some((tiers) =>
    parseList(tiers).some(({ accountGroup }) => parseText(accountGroup) !== undefined),
  )
}

type WireTotals = { readonly [K in Exclude<keyof Totals, 'captureTotal'>]: number | null } & {
  /** An order has none. */
  readonly captureTotal?: number | null
}

/** The sums of a cart or an order; a missing sum is 0. The amount due defaults to the grand total less gift cards. */
export function toTotals(value: Wire<WireTotals>): Totals {
  const grandTotal = parseAmount(value.grandTotal) ?? 0
  const giftcardTotal = parseAmount(value.giftcardTotal) ?? 0
  return {
    subTotal: parseAmount(value.subTotal) ?? 0,
    discountTotal: parseAmount(value.discountTotal) ?? 0,
    taxTotal: parseAmount(value.taxTotal) ?? 0,
    taxIncludedTotal: parseAmount(value.taxIncludedTotal) ?? 0,
    shipmentTotal: parseAmount(value.shipmentTotal) ?? 0,
    giftcardTotal,
    grandTotal,
    captureTotal: parseAmount(value.captureTotal) ?? Math.max(0, subtractMoney(grandTotal, giftcardTotal)),
  }
}
