import { stock } from '../database/catalogue-tables.ts'
import type { Database } from '../database/open.ts'
import type { Connection } from '../listing/connection.ts'
import { listItems, type ListArguments } from '../listing/list.ts'
import type { Market } from '../store/market.ts'
import type { ProductDocument } from './documents.ts'
import { toProductRecord } from './product-record.ts'
import type { CatalogueSnapshot } from './snapshot.ts'

type Maybe<T> = T | null | undefined

/** Restricts products to one category, or to any of several. Slugs or ids; empty means no restriction. */
export interface CategoryArguments {
  readonly category?: Maybe<string>
  readonly categories?: Maybe<readonly Maybe<string>[]>
}

export interface ProductListing {
  readonly db: Database
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
}

/** Products as the list arguments ask for them. Throws a user error where `where` or `sort` cannot be read. */
export async function listProducts(
  listing: ProductListing,
  given: ListArguments & CategoryArguments,
): Promise<Connection<ProductDocument>> {
  const { snapshot, market } = listing
  const levels = asksAboutStock(given) ? await readLevels(listing.db) : undefined
  return listItems(filterByCategory(snapshot, given), given, {
    locale: market.locale,
    getSearchText: (product) => snapshot.getSearchText(product, market),
    toRecord: (product) =>
      toProductRecord(product, {
        market,
        categoryBySlug: snapshot.categoryBySlug,
        level: levels && (levels.get(product.id) ?? null),
      }),
  })
}

/** Products in the named categories; all of them where none is named. */
export function filterByCategory(
  snapshot: CatalogueSnapshot,
  given: CategoryArguments,
): readonly ProductDocument[] {
  const wanted = [given.category, ...(given.categories ?? [])].filter(
    (name) => name !== null && name !== undefined && name !== '',
  )
  if (wanted.length === 0) return snapshot.products
  const slugs = new Set(wanted.map((name) => snapshot.categoryById.get(name ?? '')?.slug ?? name))
  return snapshot.products.filter((product) => product.categorySlugs.some((slug) => slugs.has(slug)))
}

function asksAboutStock({ where, sort }: ListArguments): boolean {
  return /stock_?level/i.test(`${JSON.stringify(where)} ${sort ?? ''}`)
}

/** Units on hand by product, summed over variants. */
async function readLevels(db: Database): Promise<ReadonlyMap<string, number>> {
  const levels = new Map<string, number>()
  for (const { productId, level } of await db.select().from(stock))
    levels.set(productId, (levels.get(productId) ?? 0) + level)
  return levels
}
