import type { ReviewsDatabase } from '../data/database.ts'
import { reviewAudit } from '../data/schema.ts'

/** Adds a row to the audit table, in the transaction of the decision. */
export async function writeAudit(
  db: ReviewsDatabase,
  entry: Omit<typeof reviewAudit.$inferInsert, 'position'>,
): Promise<void> {
  await db.insert(reviewAudit).values(entry)
}
