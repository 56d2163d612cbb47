import type { StockTracked } from './product.ts'
import { isStockLimited } from './stock.ts'

/** Most of one line when stock does not bound it, where a shop names no other number. */
export const DEFAULT_MAX_QUANTITY = 99

export interface QuantityRange {
  readonly min: number
  /** Never below `min`. */
  readonly max: number
}

/**
 * How many of a product or cart line may be chosen. `min` is the item's `minQuantity`, default 1. `max` is the stock
 * level when stock is limited, 1 when that level is unknown, else `maxQuantity`, 99 by default.
 */
export function getQuantityRange(
  item: StockTracked & { readonly minQuantity?: number | undefined },
  maxQuantity: number = DEFAULT_MAX_QUANTITY,
): QuantityRange {
  const min = Math.max(1, Math.trunc(item.minQuantity ?? 1))
  const limit = isStockLimited(item) ? Math.trunc(item.stockLevel ?? 1) : maxQuantity
  return { min, max: Math.max(min, limit) }
}

/**
 * A typed quantity as a whole number inside the range. Text that is a number counts as one, fractions are cut off,
 * anything else gives `min`.
 */
export function clampQuantity(value: unknown, range: QuantityRange): number {
  const quantity = toNumber(value)
  if (Number.isNaN(quantity)) return range.min
  return Math.max(range.min, Math.min(range.max, Math.trunc(quantity)))
}

function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? Number(value) : Number.NaN
}
