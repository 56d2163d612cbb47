import type { StockTracked } from './product.ts'

export type StockStatus = 'in-stock' | 'low-stock' | 'out-of-stock'

export interface StockStatusQuestion extends StockTracked {
  /** At or below this level stock counts as low. Unset: stock is never low. */
  readonly lowStockIndicator?: number | undefined
}

/** Whether stock limits the quantity: it is tracked, and overselling is off. */
export function isStockLimited(item: Pick<StockTracked, 'stockTracking' | 'stockPurchasable'>): boolean {
  return item.stockTracking && !item.stockPurchasable
}

/**
 * The stock status of a product or variant. Only limited stock can be low or out; a limited item whose level the
 * service does not say counts as in stock.
 *
 * @example
 * ```ts
 * import { getStockStatus } from '@sorrel/domain/stock'
 *
 * const soap = { stockTracking: true, stockPurchasable: false, stockLevel: 3 }
 * console.log(getStockStatus({ ...soap, lowStockIndicator: 5 }), getStockStatus({ ...soap, stockLevel: 0 })) // low-stock out-of-stock
 * ```
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
 *
 * @example
 * ```ts
 * import { hasEnoughStock } from '@sorrel/domain/stock'
 *
 * const item = { stockTracking: true, stockPurchasable: false, stockLevel: 3 }
 * console.log(hasEnoughStock({ requested: 2, inCart: 1, item }), hasEnoughStock({ requested: 2, inCart: 2, item })) // true false
 * ```
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

/**
 * The fields that stock rules need, of a product and its chosen variant. A variant whose level is unknown stays
 * unknown: the product's level is that of its fullest variant and never replaces it.
 */
export function getStockItem(
  product: StockTracked,
  variant?: { readonly stockLevel?: number | undefined },
): StockTracked {
  return {
    stockTracking: product.stockTracking,
    stockPurchasable: product.stockPurchasable,
    stockLevel: variant === undefined ? product.stockLevel : variant.stockLevel,
  }
}
