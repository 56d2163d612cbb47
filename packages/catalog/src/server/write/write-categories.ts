import { sql } from 'drizzle-orm'
import type { CatalogCategory } from '../../model.ts'
import { type CatalogDatabase, markWritten, readRows, toTable, WRITE_LOCK } from '../data/database.ts'
import { noteOldSlugs, type OwnSlug } from './old-slugs.ts'

/**
 * Replaces the category tree; missing categories are removed. The list gives the order. A category whose `id` is known
 * under another slug has moved.
 */
export async function writeCategories(
  db: CatalogDatabase,
  categories: readonly CatalogCategory[],
): Promise<void> {
  const once = [...new Map(categories.map((category) => [category.slug, category])).values()]
  const records = once.map((category, position) => ({ ...category, position }))
  await db.transaction(async (tx) => {
    await tx.execute(WRITE_LOCK)
    const old = await readRows<OwnSlug>(
      tx,
      sql`delete from catalog_categories where id is not null returning id, slug`,
    )
    await tx.execute(sql`delete from catalog_categories`)
    await tx.execute(sql`insert into catalog_categories (slug, id, parent_slug, position, names)
      select slug, id, "parentSlug", position, names
      from ${toTable(records, 'slug text, id text, "parentSlug" text, position integer, names json')}`)
    const current = once.flatMap(({ id, slug }) => (id === undefined ? [] : [{ id, slug }]))
    await noteOldSlugs(tx, { of: 'category', old, current })
    await markWritten(tx, true)
  })
}

interface Placed {
  readonly no: number
  /** Position among all products. */
  readonly position: number
}

/**
 * Replaces the merchant's order of one category. Products that are left out follow in the order of all products; ids
 * that the index does not know are ignored. If `productIds` is already in the order of all products, nothing is stored.
 * An unchanged order costs one lookup.
 */
export async function writeCategoryOrder(
  db: CatalogDatabase,
  category: string,
  productIds: readonly string[],
): Promise<void> {
  const records = [...new Set(productIds)].map((id, place) => ({ id, place }))
  await db.transaction(async (tx) => {
    await tx.execute(WRITE_LOCK)
    const placed = await readRows<Placed>(
      tx,
      sql`select no, position from ${toTable(records, 'id text, place integer')} join catalog_products using (id)
        order by place`,
    )
    const numbers = isInOrder(placed) ? [] : placed.map(({ no }) => no)
    const known = await readRows<{ no: number }>(
      tx,
      sql`select product_no as no from catalog_places where category = ${category} order by position`,
    )
    if (numbers.join() === known.map(({ no }) => no).join()) return
    await tx.execute(sql`delete from catalog_places where category = ${category}`)
    await tx.execute(sql`insert into catalog_places (category, product_no, position)
      select ${category}::text, no, place
      from ${toTable(
        numbers.map((no, place) => ({ no, place })),
        'no integer, place integer',
      )}`)
  })
}

function isInOrder(placed: readonly Placed[]): boolean {
  return placed.every(({ position }, index) => position >= (placed[index - 1]?.position ?? position))
}
