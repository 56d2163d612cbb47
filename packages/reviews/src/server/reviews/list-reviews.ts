import {
  type EndpointAnswer,
  type listReviewsEndpoint,
  REVIEWS_PAGE_SIZE,
  type ReviewData,
  type ReviewSort,
} from '@sorrel/contracts/http'
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { NO_REVIEWS, RATINGS } from '../../model/rating.ts'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewImages, type ReviewRow, reviews } from '../data/schema.ts'
import { findMentions } from './mentions.ts'
import { findStats } from './ratings.ts'
import { toPictureData } from './to-picture-data.ts'

const MAX_WORDS = 10

export interface ListQuery {
  readonly productId: string
  readonly q: string
  /** 1 to 5, or undefined for all ratings. */
  readonly rating: number | undefined
  readonly sort: ReviewSort
  /** From 1. */
  readonly page: number
}

/** Each sort order has an index. Equal reviews are sorted newest first. */
const ORDERS: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  rating_high: [desc(reviews.rating), desc(reviews.dateCreated), desc(reviews.id)],
  rating_low: [asc(reviews.rating), desc(reviews.dateCreated), desc(reviews.id)],
  helpful: [desc(reviews.helpfulScore), desc(reviews.dateCreated), desc(reviews.id)],
  recent: [desc(reviews.dateCreated), desc(reviews.id)],
}

/** One page of a product's approved reviews. */
export async function listReviews(
  db: ReviewsDatabase,
  query: ListQuery,
): Promise<EndpointAnswer<typeof listReviewsEndpoint>> {
  const words = query.q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
  const matching = getCondition(query, words)
  const [rows, total, mentions] = await Promise.all([
    findPage(db, matching, query),
    words.length === 0 ? countByRating(db, query) : countMatching(db, matching),
    query.page === 1 ? findMentions(db, query.productId) : [],
  ])
  return {
    reviews: await toReviewData(db, rows),
    total,
    page: query.page,
    pageCount: Math.max(1, Math.ceil(total / REVIEWS_PAGE_SIZE)),
    ...(mentions.length > 0 && { mentions }),
  }
}

/** Skips the earlier pages in the index alone and reads complete rows only for the ten reviews of the page. */
async function findPage(
  db: ReviewsDatabase,
  matching: SQL | undefined,
  { sort, page }: ListQuery,
): Promise<readonly ReviewRow[]> {
  const ids = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(matching)
    .orderBy(...ORDERS[sort])
    .limit(REVIEWS_PAGE_SIZE)
    .offset((page - 1) * REVIEWS_PAGE_SIZE)
  return db
    .select()
    .from(reviews)
    .where(inArray(reviews.id, ids))
    .orderBy(...ORDERS[sort])
}

/** Writes the state into the SQL text, since a prepared statement with a parameter cannot use the partial indexes. */
function getCondition({ productId, rating }: ListQuery, words: readonly string[]): SQL | undefined {
  return and(
    eq(reviews.productId, productId),
    sql`${reviews.status} = 'approved'`,
    rating === undefined ? undefined : eq(reviews.rating, rating),
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(ilike(reviews.title, pattern), ilike(reviews.body, pattern))
    }),
  )
}

async function countByRating(db: ReviewsDatabase, { productId, rating }: ListQuery): Promise<number> {
  const stats = (await findStats(db, [productId])).get(productId) ?? NO_REVIEWS
  const known = RATINGS.find((one) => one === rating)
  return known === undefined ? stats.totalReviews : stats.ratingDistribution[known]
}

async function countMatching(db: ReviewsDatabase, matching: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviews).where(matching)
  return row?.total ?? 0
}

async function toReviewData(db: ReviewsDatabase, rows: readonly ReviewRow[]): Promise<ReviewData[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const images = await db
    .select()
    .from(reviewImages)
    .where(and(inArray(reviewImages.reviewId, ids), eq(reviewImages.isHidden, false)))
    .orderBy(reviewImages.reviewId, reviewImages.position)
  return rows.map((row) => ({
    id: row.id,
    status: 'approved',
    rating: row.rating,
    title: row.title,
    review_body: row.body,
    user_name: row.userName,
    locale: row.locale,
    created_at: row.dateCreated.toISOString(),
    helpful_count: row.helpfulCount,
    is_verified_purchase: row.isVerified,
    images: images.filter(({ reviewId }) => reviewId === row.id).map((image) => toPictureData(image)),
    ...toReply(row),
  }))
}

/** The shop's answer, where there is one. */
export function toReply({ reply, dateReplied }: ReviewRow): Pick<ReviewData, 'reply'> {
  if (reply === null || dateReplied === null) return {}
  return { reply: { text: reply, created_at: dateReplied.toISOString() } }
}
