import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { type QueueFilter, toFilterCondition } from './queue-filter.ts'
import { reviewAudit, reviewImages, reviewReports, type ReviewRow, reviews } from '../data/schema.ts'

/** The lists an operator works through. */
export const QUEUES = ['pending', 'reported', 'approved', 'rejected'] as const
export type Queue = (typeof QUEUES)[number]

export const QUEUE_PAGE_SIZE = 20

export interface QueuedReview {
  readonly review: ReviewRow
  readonly images: readonly (typeof reviewImages.$inferSelect)[]
  /** Open reports, oldest first. */
  readonly reports: readonly (typeof reviewReports.$inferSelect)[]
}

export type AuditEntry = typeof reviewAudit.$inferSelect

function getCondition(queue: Queue): SQL {
  if (queue !== 'reported') return sql`${reviews.status} = ${sql.raw(`'${queue}'`)}`
  return sql`exists (select 1 from ${reviewReports} where ${reviewReports.reviewId} = ${reviews.id} and ${reviewReports.dateSettled} is null)`
}

/** One page of a list. Open reviews come oldest first, decided ones newest first. */
export async function findQueue(
  db: ReviewsDatabase,
  {
    queue,
    page,
    filter = {},
  }: { readonly queue: Queue; readonly page: number; readonly filter?: QueueFilter },
): Promise<readonly QueuedReview[]> {
  const waits = queue === 'pending' || queue === 'reported'
  const rows = await db
    .select()
    .from(reviews)
    .where(and(getCondition(queue), toFilterCondition(filter)))
    .orderBy(...(waits ? [asc(reviews.dateCreated), asc(reviews.id)] : [desc(reviews.dateDecided)]))
    .limit(QUEUE_PAGE_SIZE)
    .offset((page - 1) * QUEUE_PAGE_SIZE)
  return addParts(db, rows)
}

/** Number of reviews in a list that match a filter. */
export async function countQueue(
  db: ReviewsDatabase,
  { queue, filter }: { readonly queue: Queue; readonly filter: QueueFilter },
): Promise<number> {
  const matching = and(getCondition(queue), toFilterCondition(filter))
  const [row] = await db.select({ total: count() }).from(reviews).where(matching)
  return row?.total ?? 0
}

export async function countQueues(db: ReviewsDatabase): Promise<Readonly<Record<Queue, number>>> {
  const [states, [reported]] = await Promise.all([
    db.select({ status: reviews.status, total: count() }).from(reviews).groupBy(reviews.status),
    db.select({ total: count() }).from(reviews).where(getCondition('reported')),
  ])
  const getTotal = (status: ReviewRow['status']) => states.find((row) => row.status === status)?.total ?? 0
  return {
    pending: getTotal('pending'),
    reported: reported?.total ?? 0,
    approved: getTotal('approved'),
    rejected: getTotal('rejected'),
  }
}

export async function findQueued(
  db: ReviewsDatabase,
  reviewId: string,
): Promise<(QueuedReview & { readonly history: readonly AuditEntry[] }) | undefined> {
  const rows = await db.select().from(reviews).where(eq(reviews.id, reviewId))
  const [found] = await addParts(db, rows)
  if (found === undefined) return undefined
  const history = await db
    .select()
    .from(reviewAudit)
    .where(eq(reviewAudit.reviewId, reviewId))
    .orderBy(reviewAudit.position)
  return { ...found, history }
}

async function addParts(db: ReviewsDatabase, rows: readonly ReviewRow[]): Promise<readonly QueuedReview[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [images, reports] = await Promise.all([
    db.select().from(reviewImages).where(inArray(reviewImages.reviewId, ids)).orderBy(reviewImages.position),
    db
      .select()
      .from(reviewReports)
      .where(and(inArray(reviewReports.reviewId, ids), isNull(reviewReports.dateSettled)))
      .orderBy(reviewReports.dateCreated),
  ])
  return rows.map((review) => ({
    review,
    images: images.filter(({ reviewId }) => reviewId === review.id),
    reports: reports.filter(({ reviewId }) => reviewId === review.id),
  }))
}
