import { and, count, eq, gt } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import type { helpfulVotes, reviewReports } from '../data/schema.ts'
import type { Visitor } from '../http/visitor.ts'

export const DAY_MS = 24 * 60 * 60_000

/**
 * Voters per address that count for one review within a day: enough for a household, but not for a script that collects
 * cookies.
 */
export const VISITORS_PER_ADDRESS = 3

export interface Voter {
  readonly reviewId: string
  readonly visitor: Visitor
  readonly now: Date
}

/**
 * Whether a first vote or report of a visitor counts. If the visitor sent no cookie, only the first one from the
 * address within a day does. The review's row must be locked, so that simultaneous calls are counted one after another.
 */
export async function isWithinVoterLimit(
  db: ReviewsDatabase,
  table: typeof helpfulVotes | typeof reviewReports,
  { reviewId, visitor, now }: Voter,
): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .where(
      and(
        eq(table.reviewId, reviewId),
        eq(table.addressId, visitor.addressId),
        gt(table.dateCreated, new Date(now.getTime() - DAY_MS)),
      ),
    )
  return (row?.total ?? 0) < (visitor.isKnown ? VISITORS_PER_ADDRESS : 1)
}
