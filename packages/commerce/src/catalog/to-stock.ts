import { parseFlag, parseNumber, type Untrusted } from '@sorrel/contracts/untrusted'
import type { StockTracked } from '@sorrel/domain/product'
import type { ProductCardFragment } from '../generated/catalog/graphql.ts'

type StockFields = Pick<ProductCardFragment, 'stockTracking' | 'stockPurchasable' | 'stockLevel'>

/** A level below zero is zero. */
export function parseStockLevel(value: unknown): number | undefined {
  const level = parseNumber(value)
  return level === undefined ? undefined : Math.max(0, Math.floor(level))
}

/** The stock fields. Stock is tracked only when the service says so. */
export function toStock(value: Untrusted<StockFields>): StockTracked {
  return {
    stockTracking: parseFlag(value?.stockTracking) ?? false,
    stockPurchasable: parseFlag(value?.stockPurchasable) ?? false,
    stockLevel: parseStockLevel(value?.stockLevel),
  }
}
