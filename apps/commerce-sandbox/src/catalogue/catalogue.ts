import { cacheTags } from '@sorrel/contracts/revalidate'
import { asc, eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { attributes, categories, products, stock } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'
import type { Storefront } from '../store/storefront.ts'
import type { ProductDocument } from './documents.ts'
import { createSnapshot, type CatalogueSnapshot } from './snapshot.ts'

/** The catalogue: documents cached in memory until they change, stock in its table. */
export interface Catalogue {
  /** Every document with its indexes, as of the last change. */
  getSnapshot(): Promise<CatalogueSnapshot>
  /** Writes a whole product and announces it. */
  saveProduct(product: ProductDocument): Promise<void>
  /** Sets the units on hand of a variant, or of a product without variants, and announces the product. */
  setStock(change: {
    readonly itemId: string
    readonly productId: string
    readonly level: number
  }): Promise<void>
  /** Forgets what is in memory: for code that wrote the tables itself. */
  forget(): void
}

export interface CatalogueParts {
  readonly db: Database
  readonly clock: Clock
  readonly storefront: Storefront
}

export function createCatalogue({ db, clock, storefront }: CatalogueParts): Catalogue {
  let cached: Promise<CatalogueSnapshot> | undefined
  const getSnapshot = () => {
    cached ??= readSnapshot(db).catch((error: unknown) => {
      cached = undefined
      throw error
    })
    return cached
  }
  const announce = (product: ProductDocument) =>
    storefront.revalidate([cacheTags.product(product.slug), ...product.categorySlugs.map(cacheTags.category)])
  return {
    getSnapshot,
    saveProduct: async (document) => {
      await db
        .update(products)
        .set({ document, slug: document.slug, changedAt: clock.now() })
        .where(eq(products.id, document.id))
      cached = undefined
      announce(document)
    },
    setStock: async ({ itemId, productId, level }) => {
      await db
        .insert(stock)
        .values({ itemId, productId, level })
        .onConflictDoUpdate({ target: stock.itemId, set: { level } })
      const product = (await getSnapshot()).productById.get(productId)
      if (product !== undefined) announce(product)
    },
    forget: () => {
      cached = undefined
    },
  }
}

async function readSnapshot(db: Database): Promise<CatalogueSnapshot> {
  const [productRows, categoryRows, attributeRows] = await Promise.all([
    db.select({ document: products.document }).from(products).orderBy(asc(products.position)),
    db.select({ document: categories.document }).from(categories).orderBy(asc(categories.position)),
    db.select({ document: attributes.document }).from(attributes).orderBy(asc(attributes.position)),
  ])
  return createSnapshot({
    products: productRows.map(({ document }) => document),
    categories: categoryRows.map(({ document }) => document),
    attributes: attributeRows.map(({ document }) => document),
  })
}
