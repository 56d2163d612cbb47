import { and, eq } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewAudit } from '../data/schema.ts'

/** Adds a row to the audit table, in the transaction of the decision. */
export async function writeAudit(
  db: ReviewsDatabase,
  entry: Omit<typeof reviewAudit.$inferInsert, 'position'>,
): Promise<void> {
  await db.insert(reviewAudit).values(entry)
}

/** Removes the author's earlier texts, once they withdraw the review. */
export async function forgetTexts(db: ReviewsDatabase, reviewId: string): Promise<void> {
  const changes = and(eq(reviewAudit.reviewId, reviewId), eq(reviewAudit.action, 'changed'))
  await db.update(reviewAudit).set({ detail: null }).where(changes)
}
