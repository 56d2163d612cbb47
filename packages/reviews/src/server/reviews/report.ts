import { and, eq, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewReports, reviews } from '../data/schema.ts'
import { isWithinVoterLimit, type Voter } from './voter-limit.ts'

export interface Report extends Voter {
  readonly reason: string
}

/**
 * Stores a visitor's report for the operator; a second one for the same review changes nothing. Returns false for an
 * unknown review.
 */
export function reportReview(db: ReviewsDatabase, report: Report): Promise<boolean> {
  const { reviewId, visitor, reason, now } = report
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), sql`${reviews.status} = 'approved'`))
      .for('update')
    if (row === undefined) return false
    if (!(await isWithinVoterLimit(tx, reviewReports, report))) return true
    const { id: visitorId, addressId } = visitor
    await tx
      .insert(reviewReports)
      .values({ reviewId, visitorId, addressId, reason, dateCreated: now })
      .onConflictDoNothing()
    return true
  })
}
