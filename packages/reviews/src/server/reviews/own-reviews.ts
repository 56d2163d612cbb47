import type { OwnReviewData } from '@sorrel/contracts/http'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewImages, type ReviewRow, reviews } from '../data/schema.ts'
import { toReply } from './list-reviews.ts'
import { toPictureData } from './to-picture-data.ts'

/** Path of all pictures of an author's own reviews, for the author alone. */
export const OWN_PICTURES_PATH = '/api/reviews/own/images'

const OWN_MAX = 100

export interface OwnQuery {
  readonly accountId: string
  /** Default: of all products. */
  readonly productId?: string
}

/** An account's reviews in any state, newest first. */
export async function findOwnReviews(
  db: ReviewsDatabase,
  { accountId, productId }: OwnQuery,
): Promise<OwnReviewData[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.accountId, accountId),
        productId === undefined ? undefined : eq(reviews.productId, productId),
      ),
    )
    .orderBy(desc(reviews.dateCreated), desc(reviews.id))
    .limit(OWN_MAX)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const images = await db
    .select()
    .from(reviewImages)
    .where(inArray(reviewImages.reviewId, ids))
    .orderBy(reviewImages.position)
  return rows.map((row) =>
    toOwnReview(
      row,
      images.filter(({ reviewId }) => reviewId === row.id),
    ),
  )
}

function toOwnReview(row: ReviewRow, images: readonly (typeof reviewImages.$inferSelect)[]): OwnReviewData {
  return {
    id: row.id,
    status: row.status,
    product_id: row.productId,
    ...(row.productName !== null && { product_name: row.productName }),
    ...(row.productSlug !== null && { product_slug: row.productSlug }),
    rating: row.rating,
    title: row.title,
    review_body: row.body,
    created_at: row.dateCreated.toISOString(),
    ...(row.rejectReason !== null && { reject_reason: row.rejectReason }),
    ...toReply(row),
    images: images.map((image) => toPictureData(image, OWN_PICTURES_PATH)),
  }
}
