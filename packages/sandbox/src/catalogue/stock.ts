import { inArray } from 'drizzle-orm'
import { stock } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'
import type { ProductDocument } from './documents.ts'

/** Reads current stock levels; all reads in one turn of the event loop are one query. */
export interface StockReader {
  /** Units on hand of a variant, or of a product without variants; null without stock tracking. */
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

/** The id in the stock table of a product or of its chosen variant. */
export function getStockItemId(product: Pick<ProductDocument, 'id'>, variantId?: string | null): string {
  return variantId ?? product.id
}

/** Whether stock limits the quantity: it is tracked, and the product is not sold beyond zero. */
export function isStockLimited(
  product: Pick<ProductDocument, 'stockTracking' | 'stockPurchasable'>,
): boolean {
  return product.stockTracking && !product.stockPurchasable
}

/** Level of a whole product: its own, or its variants' highest. Null without stock tracking. */
export async function getProductLevel(product: ProductDocument, reader: StockReader): Promise<number | null> {
  if (!product.stockTracking) return null
  if (product.variants.length === 0) return reader.getLevel(product.id)
  const levels = await Promise.all(product.variants.map(({ id }) => reader.getLevel(id)))
  const known = levels.filter((level) => level !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** The service's stock status. It has none for low stock. See docs/commerce-service.md#products. */
export function getServiceStockStatus(
  product: Pick<ProductDocument, 'stockTracking' | 'stockPurchasable'>,
  level: number | null,
): string | null {
  if (!product.stockTracking || level === null) return null
  if (level > 0) return 'in_stock'
  return product.stockPurchasable ? 'backorder' : 'out_of_stock'
}
