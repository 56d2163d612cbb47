import type { ReviewsDatabase } from '../data/database.ts'
import { reviewAudit } from '../data/schema.ts'

/** Writes down who did what; in the transaction that does it. */
export async function writeAudit(
  db: ReviewsDatabase,
  entry: Omit<typeof reviewAudit.$inferInsert, 'position'>,
): Promise<void> {
  await db.insert(reviewAudit).values(entry)
}
