import { and, eq, lte, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from './database.ts'
import { reviewChanges } from './schema.ts'

const BATCH = 20

/** A process that ends while it tells of a change leaves it to another one after so long. */
const CLAIM_MS = 15_000

/** After each failure it takes twice as long until the next try, up to five minutes. */
const RETRY_MS = 1000
const RETRY_MAX_MS = 300_000

/** Remembers that the shown reviews of a product change, in the transaction of the change. */
export async function noteChange(db: ReviewsDatabase, productId: string, now: Date): Promise<void> {
  await db
    .insert(reviewChanges)
    .values({ productId, dateDue: now })
    .onConflictDoUpdate({
      target: reviewChanges.productId,
      set: { changes: sql`${reviewChanges.changes} + 1`, attempts: 0, dateDue: now },
    })
}

/** Tells whoever shows a product's reviews that they have changed. Rejects where nobody has heard it. */
export type Announce = (productId: string) => Promise<void>

/**
 * Tells of the products whose shown reviews have changed, those that wait longest first, 20 in one run. What nobody has
 * heard is told again, later each time and at least every five minutes, also by another process. A change may be told
 * twice. Returns how many were told.
 */
export async function announceChanges(
  db: ReviewsDatabase,
  announce: Announce,
  now = () => new Date(),
): Promise<number> {
  let told = 0
  for (const { productId, changes, attempts } of await claim(db, now())) {
    const own = and(eq(reviewChanges.productId, productId), eq(reviewChanges.changes, changes))
    const isTold = await announce(productId).then(
      () => true,
      () => false,
    )
    if (isTold) await db.delete(reviewChanges).where(own)
    else
      await db
        .update(reviewChanges)
        .set({ dateDue: toRetry(now(), attempts) })
        .where(own)
    told += isTold ? 1 : 0
  }
  return told
}

/** What is due, which nobody else takes meanwhile. */
async function claim(db: ReviewsDatabase, now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(reviewChanges)
      .where(lte(reviewChanges.dateDue, now))
      .orderBy(reviewChanges.dateDue)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const { productId } of due)
      await tx
        .update(reviewChanges)
        .set({
          attempts: sql`${reviewChanges.attempts} + 1`,
          dateDue: new Date(now.getTime() + CLAIM_MS),
        })
        .where(eq(reviewChanges.productId, productId))
    return due
  })
}

function toRetry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(RETRY_MS * 2 ** attempts, RETRY_MAX_MS))
}
