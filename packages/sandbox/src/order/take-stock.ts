import { and, eq, gte, sql } from 'drizzle-orm'
import type { BundlePart } from '../catalogue/bundle.ts'
import type { ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import { getStockItemId, isStockLimited } from '../catalogue/stock.ts'
import { stock } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'

/** A number of pieces of a product or variant. */
interface StockDemand {
  readonly product: ProductDocument
  readonly variant: VariantDocument | undefined
  readonly quantity: number
}

/** What some pieces of a bundle take from stock. */
export function getPartDemands(parts: readonly BundlePart[], pieces: number): readonly StockDemand[] {
  return parts.map(({ product, variant, quantity }) => ({ product, variant, quantity: quantity * pieces }))
}

/**
 * Reduces the stock by the demands. Returns the first demand that cannot be met; the caller must then roll back the
 * transaction. Each item is a single update that succeeds only with enough stock. All buyers update the items in the
 * same order, which prevents deadlocks. Untracked stock is always sufficient.
 */
export async function takeStock(
  db: Database,
  demands: readonly StockDemand[],
): Promise<StockDemand | undefined> {
  for (const demand of mergeDemands(demands)) {
    const taken = isStockLimited(demand.product) ? await takeLimited(db, demand) : await takeSome(db, demand)
    if (!taken) return demand
  }
  return undefined
}

/** One demand for each row of the stock table, sorted by it. */
function mergeDemands(demands: readonly StockDemand[]): readonly StockDemand[] {
  const merged = new Map<string, StockDemand>()
  for (const demand of demands) {
    if (!demand.product.stockTracking) continue
    const itemId = getItemId(demand)
    const quantity = demand.quantity + (merged.get(itemId)?.quantity ?? 0)
    merged.set(itemId, { ...demand, quantity })
  }
  return [...merged.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, demand]) => demand)
}

async function takeLimited(db: Database, demand: StockDemand): Promise<boolean> {
  const itemId = getItemId(demand)
  const taken = await db
    .update(stock)
    .set({ level: sql`${stock.level} - ${demand.quantity}` })
    .where(and(eq(stock.itemId, itemId), gte(stock.level, demand.quantity)))
    .returning({ itemId: stock.itemId })
  if (taken.length > 0) return true
  return (await db.$count(stock, eq(stock.itemId, itemId))) === 0
}

/** Reduces the stock of one item. If it may be oversold, it stops at zero. */
async function takeSome(db: Database, demand: StockDemand): Promise<boolean> {
  await db
    .update(stock)
    .set({ level: sql`greatest(${stock.level} - ${demand.quantity}, 0)` })
    .where(eq(stock.itemId, getItemId(demand)))
  return true
}

function getItemId({ product, variant }: StockDemand): string {
  return getStockItemId(product, variant?.id)
}
