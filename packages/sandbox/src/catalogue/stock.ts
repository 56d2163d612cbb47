import { getBundleStock } from '@sorrel/domain/bundle'
import { inArray } from 'drizzle-orm'
import { stock } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'
import { getBundleParts } from './bundle.ts'
import type { ProductDocument } from './documents.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

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
  const known = await readLevels([product], reader)
  return getHighestLevel(product, known) ?? null
}

/** The service's stock status at read time; of a bundle it is what its parts allow too. */
export async function readStockStatus(
  product: ProductDocument,
  snapshot: Pick<CatalogueSnapshot, 'productById'>,
  reader: StockReader,
): Promise<string | null> {
  const parts = getBundleParts(product, snapshot).map((part) => part.product)
  return getServiceStockStatus(product, { snapshot, levels: await readLevels([product, ...parts], reader) })
}

async function readLevels(products: readonly ProductDocument[], reader: StockReader) {
  const ids = products.filter(({ stockTracking }) => stockTracking).flatMap(getStockItemIds)
  const rows = await Promise.all(ids.map(async (id) => [id, await reader.getLevel(id)] as const))
  return new Map(rows.flatMap(([id, level]) => (level === null ? [] : [[id, level] as const])))
}

function getStockItemIds({ id, variants }: ProductDocument): readonly string[] {
  return variants.length === 0 ? [id] : variants.map((variant) => variant.id)
}

type Levels = ReadonlyMap<string, number>

function getHighestLevel(product: ProductDocument, levels: Levels): number | undefined {
  const known = getStockItemIds(product).flatMap((id) => levels.get(id) ?? [])
  return known.length === 0 ? undefined : Math.max(...known)
}

interface StockReading {
  readonly snapshot: Pick<CatalogueSnapshot, 'productById'>
  /** Units on hand by variant, or by product without variants. */
  readonly levels: Levels
}

/**
 * The service's stock status, of a bundle what its parts allow too. It has none for low stock. See
 * docs/commerce-service.md#products.
 */
export function getServiceStockStatus(
  product: ProductDocument,
  { snapshot, levels }: StockReading,
): string | null {
  const parts = getBundleParts(product, snapshot).map(({ product: part, variant, quantity }) => ({
    ...toTracked(part, variant === undefined ? getHighestLevel(part, levels) : levels.get(variant.id)),
    quantity,
  }))
  const own = toTracked(product, getHighestLevel(product, levels))
  const { stockTracking, stockPurchasable, stockLevel } =
    parts.length === 0 ? own : getBundleStock(own, parts)
  if (!stockTracking || stockLevel === undefined) return null
  if (stockLevel > 0) return 'in_stock'
  return stockPurchasable ? 'backorder' : 'out_of_stock'
}

function toTracked({ stockTracking, stockPurchasable }: ProductDocument, stockLevel: number | undefined) {
  return { stockTracking, stockPurchasable, stockLevel }
}
