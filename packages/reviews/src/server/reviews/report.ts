import { and, eq, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewReports, reviews } from '../data/schema.ts'

export interface Report {
  readonly reviewId: string
  readonly visitorId: string
  readonly reason: string
  readonly now: Date
}

/**
 * Stores a visitor's report for the operator; a second one for the same review changes nothing. Returns false when
 * there is no such review.
 */
export async function reportReview(db: ReviewsDatabase, report: Report): Promise<boolean> {
  const { reviewId, visitorId, reason, now } = report
  const [row] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), sql`${reviews.status} = 'approved'`))
  if (row === undefined) return false
  await db
    .insert(reviewReports)
    .values({ reviewId, visitorId, reason, dateCreated: now })
    .onConflictDoNothing()
  return true
}
