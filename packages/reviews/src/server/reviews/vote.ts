import { and, eq, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { helpfulVotes, reviews } from '../data/schema.ts'

export interface Vote {
  readonly reviewId: string
  readonly visitorId: string
  readonly isHelpful: boolean
  readonly now: Date
}

/**
 * Adds or removes a visitor's vote and returns the review's count; undefined when there is no such approved review. A
 * repeated vote counts once.
 */
export function voteHelpful(db: ReviewsDatabase, vote: Vote): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ count: reviews.helpfulCount })
      .from(reviews)
      .where(and(eq(reviews.id, vote.reviewId), sql`${reviews.status} = 'approved'`))
    if (review === undefined) return undefined
    const changed = await writeVote(tx, vote)
    if (changed === 0) return review.count
    const [counted] = await tx
      .update(reviews)
      .set({ helpfulCount: sql`greatest(0, ${reviews.helpfulCount} + ${changed})` })
      .where(eq(reviews.id, vote.reviewId))
      .returning({ count: reviews.helpfulCount })
    return counted?.count
  })
}

/** The change of the count: 1, 0 or -1. */
async function writeVote(
  db: ReviewsDatabase,
  { reviewId, visitorId, isHelpful, now }: Vote,
): Promise<number> {
  if (!isHelpful) {
    const removed = await db
      .delete(helpfulVotes)
      .where(and(eq(helpfulVotes.reviewId, reviewId), eq(helpfulVotes.visitorId, visitorId)))
      .returning({ visitorId: helpfulVotes.visitorId })
    return -removed.length
  }
  const added = await db
    .insert(helpfulVotes)
    .values({ reviewId, visitorId, dateCreated: now })
    .onConflictDoNothing()
    .returning({ visitorId: helpfulVotes.visitorId })
  return added.length
}
