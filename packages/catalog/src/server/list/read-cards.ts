import type { ListRating } from '@sorrel/domain/filters'
import type { ProductPreview } from '@sorrel/domain/product'
import { sql } from 'drizzle-orm'
import type { CatalogAudience, CatalogProducts } from '../../model.ts'
import { type CatalogDatabase, readRows, toTable } from '../data/database.ts'
import { readCard } from '../data/pack.ts'

interface CardRow {
  readonly data: Uint8Array
  readonly average: number | null
  readonly count: number | null
}

/**
 * The cards of products in the order of `keys`, which are all numbers, all ids or all slugs. Unknown keys are left out.
 */
export async function readCards(
  db: CatalogDatabase,
  { by, keys }: { readonly by: 'no' | 'id' | 'slug'; readonly keys: readonly (string | number)[] },
  audience: CatalogAudience,
): Promise<CatalogProducts> {
  if (keys.length === 0) return { products: [], ratings: {} }
  const records = keys.map((key, place) => ({ key, place }))
  const given = toTable(records, `key ${by === 'no' ? 'integer' : 'text'}, place integer`)
  const rows = await readRows<CardRow>(
    db,
    sql`select product.data, rating.average, rating.count
      from ${given} join catalog_products as product on product.${sql.raw(by)} = given.key
      left join catalog_ratings as rating on rating.product_id = product.id
      order by given.place`,
  )
  const products: ProductPreview[] = []
  const ratings: Record<string, ListRating> = {}
  for (const { data, average, count } of rows) {
    const card = readCard(data, audience)
    if (card === undefined) continue
    products.push(card)
    if (average !== null && count !== null) ratings[card.id] = { average: toHundredth(average), count }
  }
  return { products, ratings }
}

/** Rounds to hundredths, because the database stores single precision. */
function toHundredth(average: number): number {
  return Math.round(average * 100) / 100
}
