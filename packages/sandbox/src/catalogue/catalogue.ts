import { asc, eq, gte } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { attributes, categories, products, stock } from '../database/catalogue-tables.ts'
import { createCachedRead } from '../database/cached-read.ts'
import type { Database } from '../database/open.ts'
import type { Storefront } from '../store/storefront.ts'
import { toChangedFields, toEventData } from '../webhooks/changed-fields.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { withBundles } from './bundle.ts'
import type { ProductDocument } from './documents.ts'
import { createSnapshot, type CatalogueSnapshot } from './snapshot.ts'

/** Products per read from the database. */
const READ_SIZE = 5000

/** The catalogue: documents cached in memory until they change, stock in its table. */
export interface Catalogue {
  /** Every document with its indexes, up to date. */
  getSnapshot(): Promise<CatalogueSnapshot>
  /** Writes a whole product and announces it. */
  saveProduct(product: ProductDocument): Promise<void>
  /** Sets the units on hand of a variant, or of a product without variants, and announces the product. */
  setStock(change: {
    readonly itemId: string
    readonly productId: string
    readonly level: number
  }): Promise<void>
  /** Units on hand by variant and by product, cached until the stock changes. Of variants a product has the highest. */
  getLevels(): Promise<ReadonlyMap<string, number>>
  /** Takes a product out of the catalogue and announces it. */
  deleteProduct(product: ProductDocument): Promise<void>
  /** Clears the kept levels; for code that has written the stock itself. */
  forgetStock(): void
  /** Clears the memory; for code that has written the tables itself. */
  forget(): void
}

export interface CatalogueParts {
  readonly db: Database
  readonly clock: Clock
  readonly storefront: Storefront
  readonly webhooks: Webhooks
}

export function createCatalogue({ db, clock, storefront, webhooks }: CatalogueParts): Catalogue {
  const snapshot = createCachedRead(() => readSnapshot(db))
  const levels = createCachedRead(() => readLevels(db))
  /** Edits the cached products, since reloading a large catalogue takes seconds. */
  const change = (edit: (products: readonly ProductDocument[]) => readonly ProductDocument[]) =>
    snapshot.change((known) => createSnapshot({ ...known, products: edit(known.products) }))
  return {
    getSnapshot: snapshot.get,
    getLevels: levels.get,
    forgetStock: levels.forget,
    saveProduct: async (given) => {
      const changedAt = clock.now()
      const document = { ...given, dateUpdated: changedAt.toISOString() }
      const before = (await snapshot.get()).productById.get(document.id)
      await db
        .update(products)
        .set({ document, slug: document.slug, changedAt })
        .where(eq(products.id, document.id))
      change((known) => known.map((product) => (product.id === document.id ? document : product)))
      storefront.announceProducts([document])
      const data =
        before === undefined ? toEventData({ ...document }) : toChangedFields({ ...before }, { ...document })
      webhooks.emit({ model: 'products', type: before ? 'product.updated' : 'product.created', data })
    },
    deleteProduct: async (document) => {
      await db.delete(products).where(eq(products.id, document.id))
      change((known) => known.filter(({ id }) => id !== document.id))
      levels.forget()
      storefront.announceProducts([document])
      webhooks.emit({ model: 'products', type: 'product.deleted', data: toEventData({ ...document }) })
    },
    setStock: async ({ itemId, productId, level }) => {
      const before = (await levels.get()).get(productId)
      await db
        .insert(stock)
        .values({ itemId, productId, level })
        .onConflictDoUpdate({ target: stock.itemId, set: { level } })
      levels.forget()
      const known = await snapshot.get()
      const product = known.productById.get(productId)
      if (product !== undefined) storefront.announceProducts(withBundles([product], known))
      // A stock change does not count as an update of the product.
      const data = {
        id: productId,
        stock_level: (await levels.get()).get(productId),
        prev_stock_level: before,
      }
      webhooks.emit({ model: 'products', type: 'product.stock_adjusted', data })
    },
    forget: () => {
      snapshot.forget()
      levels.forget()
    },
  }
}

async function readSnapshot(db: Database): Promise<CatalogueSnapshot> {
  const [productDocuments, categoryRows, attributeRows] = await Promise.all([
    readProducts(db),
    db.select({ document: categories.document }).from(categories).orderBy(asc(categories.position)),
    db.select({ document: attributes.document }).from(attributes).orderBy(asc(attributes.position)),
  ])
  return createSnapshot({
    products: productDocuments,
    categories: categoryRows.map(({ document }) => document),
    attributes: attributeRows.map(({ document }) => document),
  })
}

/** Reads in batches, because the embedded database holds the whole result of a query in memory. */
async function readProducts(db: Database): Promise<readonly ProductDocument[]> {
  const documents: ProductDocument[] = []
  for (let next = 0; ; ) {
    const rows = await db
      .select({ document: products.document, position: products.position })
      .from(products)
      .where(gte(products.position, next))
      .orderBy(asc(products.position))
      .limit(READ_SIZE)
    for (const { document } of rows) documents.push(document)
    const last = rows.at(-1)
    if (last === undefined || rows.length < READ_SIZE) return documents
    next = last.position + 1
  }
}

async function readLevels(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ itemId: stock.itemId, productId: stock.productId, level: stock.level })
    .from(stock)
  const levels = new Map(rows.map(({ itemId, level }) => [itemId, level]))
  for (const { productId, level } of rows)
    levels.set(productId, Math.max(level, levels.get(productId) ?? level))
  return levels
}
