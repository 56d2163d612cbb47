import { sql } from 'drizzle-orm'
import type { CatalogRating } from '../../model.ts'
import { type CatalogDatabase, toTable, WRITE_LOCK } from '../data/database.ts'

/** Assumed reviews that every product gets in addition to its own, so that a single good review does not win. */
const PRIOR_COUNT = 5
const PRIOR_AVERAGE = 3.5

/** A product's score in the order by rating; 0 without a rating. */
export const SCORE = sql`coalesce((rating.average * rating.count + ${sql.raw(String(PRIOR_AVERAGE * PRIOR_COUNT))})
  / (rating.count + ${sql.raw(String(PRIOR_COUNT))}), 0)::real`

/** Writes ratings, including those of products that are not in the index yet. */
export async function writeRatings(db: CatalogDatabase, ratings: readonly CatalogRating[]): Promise<void> {
  if (ratings.length === 0) return
  const records = [...new Map(ratings.map((rating) => [rating.productId, rating])).values()]
  const given = toTable(records, '"productId" text, average real, count integer')
  await db.transaction(async (tx) => {
    await tx.execute(WRITE_LOCK)
    await tx.execute(sql`delete from catalog_ratings using ${given}
      where product_id = "productId" and given.count <= 0`)
    await tx.execute(sql`insert into catalog_ratings (product_id, average, count)
      select "productId", given.average, given.count from ${given} where given.count > 0
      on conflict (product_id) do update set average = excluded.average, count = excluded.count`)
    await scoreProducts(
      tx,
      records.map(({ productId }) => productId),
    )
  })
}

/** Updates the order by rating for these products. */
async function scoreProducts(db: CatalogDatabase, productIds: readonly string[]): Promise<void> {
  const given = toTable(
    productIds.map((id) => ({ id })),
    'id text',
  )
  await db.execute(sql`update catalog_products as product set score = fresh.score
    from (select id, ${SCORE} as score
      from ${given} left join catalog_ratings as rating on rating.product_id = id) as fresh
    where product.id = fresh.id and product.score <> fresh.score`)
  await db.execute(sql`update catalog_entries as entry set score = product.score
    from ${given} join catalog_products as product using (id)
    where entry.product_no = product.no and entry.score <> product.score`)
}
