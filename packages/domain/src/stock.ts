import type { StockTracked } from './product.ts'

export type StockStatus = 'in-stock' | 'low-stock' | 'out-of-stock'

export interface StockStatusQuestion extends StockTracked {
  /** At or below this level stock counts as low. Unset: there is no low state. */
  readonly lowStockIndicator?: number | undefined
}

/** Whether stock bounds what can be bought: it is tracked and cannot be bought beyond zero. */
export function isStockLimited(item: Pick<StockTracked, 'stockTracking' | 'stockPurchasable'>): boolean {
  return item.stockTracking && !item.stockPurchasable
}

/**
 * The stock status of a product or variant. Only limited stock can be low or out; a limited item whose level the
 * service does not say counts as in stock.
 */
export function getStockStatus(item: StockStatusQuestion): StockStatus {
  if (!isStockLimited(item) || item.stockLevel === undefined) return 'in-stock'
  if (item.stockLevel <= 0) return 'out-of-stock'
  const isLow = item.lowStockIndicator !== undefined && item.stockLevel <= item.lowStockIndicator
  return isLow ? 'low-stock' : 'in-stock'
}

/**
 * Whether `requested` more may join the `inCart` already in the cart. Always when stock is not limited; a limited item
 * of unknown level allows one in all.
 */
export function hasEnoughStock(question: {
  readonly requested: number
  readonly inCart: number
  readonly item: StockTracked
}): boolean {
  const { requested, inCart, item } = question
  if (!isStockLimited(item)) return true
  return requested + inCart <= (item.stockLevel ?? 1)
}

/** What stock rules need of a product and its chosen variant: the variant's level wins over the product's. */
export function getStockItem(
  product: StockTracked,
  variant?: { readonly stockLevel?: number | undefined },
): StockTracked {
  return {
    stockTracking: product.stockTracking,
    stockPurchasable: product.stockPurchasable,
    stockLevel: variant?.stockLevel ?? product.stockLevel,
  }
}
