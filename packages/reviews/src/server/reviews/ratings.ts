import { inArray, sql } from 'drizzle-orm'
import { type ReviewStats, toRating, toReviewStats } from '../../model/rating.ts'
import type { ReviewsDatabase } from '../data/database.ts'
import { productRatings } from '../data/schema.ts'

type Row = typeof productRatings.$inferSelect

const COLUMNS = {
  1: productRatings.ones,
  2: productRatings.twos,
  3: productRatings.threes,
  4: productRatings.fours,
  5: productRatings.fives,
} as const
const NAMES = { 1: 'ones', 2: 'twos', 3: 'threes', 4: 'fours', 5: 'fives' } as const

/** Stats of the products that have approved reviews. It reads one row per product, however many reviews there are. */
export async function findStats(
  db: ReviewsDatabase,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewStats>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(productRatings)
    .where(inArray(productRatings.productId, [...productIds]))
  return new Map(rows.map((row): [string, ReviewStats] => [row.productId, toReviewStats(toCounts(row))]))
}

function toCounts(row: Row): ReviewStats['ratingDistribution'] {
  return { 1: row.ones, 2: row.twos, 3: row.threes, 4: row.fours, 5: row.fives }
}

/** Adds an approved review to the stats (`1`) or removes it (`-1`), in the transaction of the decision. */
export async function countRating(
  db: ReviewsDatabase,
  { productId, rating, by }: { productId: string; rating: number; by: 1 | -1 },
): Promise<void> {
  const known = toRating(rating)
  const column = COLUMNS[known]
  await db
    .insert(productRatings)
    .values({ productId, [NAMES[known]]: Math.max(0, by) })
    .onConflictDoUpdate({
      target: productRatings.productId,
      set: { [NAMES[known]]: sql`greatest(0, ${column} + ${by})` },
    })
}

/** Counts all approved reviews again, for rows that were not written by the API. */
export async function recountRatings(db: ReviewsDatabase): Promise<void> {
  await db.execute(sql`
    insert into review_product_ratings (product_id, ones, twos, threes, fours, fives)
    select product_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2),
      count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)
    from reviews where status = 'approved' group by product_id
    on conflict (product_id) do update set ones = excluded.ones, twos = excluded.twos, threes = excluded.threes,
      fours = excluded.fours, fives = excluded.fives`)
}
