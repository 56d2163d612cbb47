import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { helpfulVotes, reviews } from '../data/schema.ts'
import { DAY_MS, isWithinVoterLimit, type Voter } from './voter-limit.ts'

/** A vote this much later weighs twice as much, so that old reviews do not stay on top. */
const DOUBLING_DAYS = 180

/** The day on which a vote weighs 1. It must never change, since the weights are stored. */
const WEIGHT_ONE = Date.UTC(2026, 0, 1)

/** Votes per day that affect the order; further ones only raise the count. */
const WEIGHED_PER_DAY = 20

export interface Vote extends Voter {
  readonly isHelpful: boolean
}

/**
 * Adds or removes a visitor's vote and returns the review's count; undefined for an unknown or unapproved review. A
 * repeated vote counts once, and only a visitor whose cookie came back can take one back.
 */
export function voteHelpful(db: ReviewsDatabase, vote: Vote): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ count: reviews.helpfulCount })
      .from(reviews)
      .where(and(eq(reviews.id, vote.reviewId), sql`${reviews.status} = 'approved'`))
      .for('update')
    if (review === undefined) return undefined
    const { votes, weight } = vote.isHelpful ? await addVote(tx, vote) : await removeVote(tx, vote)
    if (votes === 0) return review.count
    const [counted] = await tx
      .update(reviews)
      .set({
        helpfulCount: sql`greatest(0, ${reviews.helpfulCount} + ${votes})`,
        helpfulScore: sql`greatest(0, ${reviews.helpfulScore} + ${weight})`,
      })
      .where(eq(reviews.id, vote.reviewId))
      .returning({ count: reviews.helpfulCount })
    return counted?.count
  })
}

/** The effect of a vote: the count by 1, 0 or -1, and the score. */
interface Change {
  readonly votes: number
  readonly weight: number
}

async function removeVote(db: ReviewsDatabase, { reviewId, visitor }: Vote): Promise<Change> {
  if (!visitor.isKnown) return { votes: 0, weight: 0 }
  const [removed] = await db
    .delete(helpfulVotes)
    .where(and(eq(helpfulVotes.reviewId, reviewId), eq(helpfulVotes.visitorId, visitor.id)))
    .returning({ weight: helpfulVotes.weight })
  return removed === undefined ? { votes: 0, weight: 0 } : { votes: -1, weight: -removed.weight }
}

async function addVote(db: ReviewsDatabase, vote: Vote): Promise<Change> {
  if (!(await isWithinVoterLimit(db, helpfulVotes, vote))) return { votes: 0, weight: 0 }
  const { reviewId, visitor, now } = vote
  const weight = await getWeight(db, vote)
  const { id: visitorId, addressId } = visitor
  const added = await db
    .insert(helpfulVotes)
    .values({ reviewId, visitorId, addressId, weight, dateCreated: now })
    .onConflictDoNothing()
    .returning({ weight: helpfulVotes.weight })
  return added.length === 0 ? { votes: 0, weight: 0 } : { votes: 1, weight }
}

async function getWeight(db: ReviewsDatabase, { reviewId, now }: Vote): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS)
  const [row] = await db
    .select({ total: count() })
    .from(helpfulVotes)
    .where(and(eq(helpfulVotes.reviewId, reviewId), gt(helpfulVotes.dateCreated, since)))
  return (row?.total ?? 0) >= WEIGHED_PER_DAY ? 0 : toVoteWeight(now)
}

/** The weight of a vote at this instant in the order of the most helpful reviews. */
export function toVoteWeight(date: Date): number {
  return 2 ** ((date.getTime() - WEIGHT_ONE) / (DOUBLING_DAYS * DAY_MS))
}
