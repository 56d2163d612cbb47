import { inArray } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewImages } from '../data/schema.ts'
import type { PictureStore } from './picture-store.ts'

const BATCH = 500

export interface SweepOptions {
  readonly db: ReviewsDatabase
  readonly pictures: PictureStore
  /** Younger pictures are not removed, since their review may not be written yet. Default 15 minutes. */
  readonly graceMs?: number
  readonly now?: () => Date
}

/**
 * Removes pictures without a review, left behind by a process that ended after writing the files and before writing the
 * review. Returns how many were removed.
 */
export async function sweepPictures(options: SweepOptions): Promise<number> {
  const { db, pictures, graceMs = 15 * 60_000, now = () => new Date() } = options
  const youngest = now().getTime() - graceMs
  let removed = 0
  let batch: string[] = []
  const removeOrphans = async () => {
    const orphans = await findOrphans(db, batch)
    for (const id of orphans) await pictures.remove(id)
    removed += orphans.length
    batch = []
  }
  for await (const { id, dateModified } of pictures.list()) {
    if (dateModified.getTime() <= youngest) batch.push(id)
    if (batch.length === BATCH) await removeOrphans()
  }
  await removeOrphans()
  return removed
}

async function findOrphans(db: ReviewsDatabase, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: reviewImages.id })
    .from(reviewImages)
    .where(inArray(reviewImages.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
