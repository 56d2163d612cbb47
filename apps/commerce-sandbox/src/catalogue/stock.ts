import { inArray } from 'drizzle-orm'
import { stock } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'
import type { ProductDocument } from './documents.ts'

/** Reads live stock levels; what is asked for in one turn of the event loop is one query. */
export interface StockReader {
  /** Units on hand of a variant, or of a product without variants; null where nobody counts them. */
  getLevel(itemId: string): Promise<number | null>
}

export function createStockReader(db: Database): StockReader {
  let batch: Batch | undefined
  return {
    getLevel: async (itemId) => {
      batch ??= openBatch(db, () => {
        batch = undefined
      })
      batch.itemIds.add(itemId)
      return (await batch.levels).get(itemId) ?? null
    },
  }
}

interface Batch {
  readonly itemIds: Set<string>
  readonly levels: Promise<ReadonlyMap<string, number>>
}

function openBatch(db: Database, onRead: () => void): Batch {
  const itemIds = new Set<string>()
  const levels = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    onRead()
    const rows = await db
      .select({ itemId: stock.itemId, level: stock.level })
      .from(stock)
      .where(inArray(stock.itemId, [...itemIds]))
    return new Map(rows.map(({ itemId, level }) => [itemId, level]))
  })
  return { itemIds, levels }
}

/** The row of the stock table that counts a product, or its chosen variant. */
export function getStockItemId(product: Pick<ProductDocument, 'id'>, variantId?: string | null): string {
  return variantId ?? product.id
}

/** Whether stock bounds what can be bought: somebody counts it, and it is not sold beyond zero. */
export function isStockLimited(
  product: Pick<ProductDocument, 'stockTracking' | 'stockPurchasable'>,
): boolean {
  return product.stockTracking && !product.stockPurchasable
}

/** How many pieces one cart may hold; a single one where stock is limited and its level not known. */
export function getMostInCart(
  product: Pick<ProductDocument, 'stockTracking' | 'stockPurchasable'>,
  level: number | undefined,
): number {
  return isStockLimited(product) ? (level ?? 1) : Infinity
}

/** Level of a whole product: its own, or the sum of its variants'. Null where nobody counts. */
export async function getProductLevel(product: ProductDocument, reader: StockReader): Promise<number | null> {
  if (!product.stockTracking) return null
  if (product.variants.length === 0) return reader.getLevel(product.id)
  const levels = await Promise.all(product.variants.map(({ id }) => reader.getLevel(id)))
  const known = levels.filter((level) => level !== null)
  return known.length === 0 ? null : known.reduce((sum, level) => sum + level, 0)
}

/** The service's own word for the stock. It has none for low stock. See docs/commerce-service.md#products. */
export function getServiceStockStatus(product: ProductDocument, level: number | null): string | null {
  if (!product.stockTracking || level === null) return null
  if (level > 0) return 'in_stock'
  return product.stockPurchasable ? 'backorder' : 'out_of_stock'
}
