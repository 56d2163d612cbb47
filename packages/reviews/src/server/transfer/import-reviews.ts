import { err, ok, type Result } from '@sorrel/domain/result'
import { eq, or } from 'drizzle-orm'
import type { ReviewsContext } from '../context.ts'
import type { ReviewsDatabase } from '../data/database.ts'
import { type ReviewStatus, reviews } from '../data/schema.ts'
import { writeAudit } from '../moderation/audit.ts'
import type { Actor } from '../moderation/decide.ts'
import type { TakenPicture } from '../pictures/picture-intake.ts'
import { countRating } from '../reviews/ratings.ts'
import { insertImages, storePictures } from '../reviews/store-pictures.ts'
import { toVoteWeight } from '../reviews/vote.ts'
import { readLines } from './read-lines.ts'
import { parseReviewRecord, type ReviewRecord } from './review-record.ts'

export interface ImportResult {
  readonly added: number
  /** Lines whose reviews already exist. */
  readonly known: number
  readonly refused: readonly { readonly line: number; readonly problem: string }[]
}

/** Maximum number of refused lines to report; a wrong file would produce thousands. */
const REFUSED_SHOWN = 100

/**
 * Adds the reviews of a file, one after the other. An existing review is kept, so the same file may be imported again.
 * A picture that cannot be loaded is left out and reported.
 */
export async function importReviews(context: ReviewsContext, text: string, by: Actor): Promise<ImportResult> {
  const refused: { line: number; problem: string }[] = []
  const changed = new Set<string>()
  const counts = { added: 0, known: 0 }
  const refuse = (line: number, problem: string) => {
    if (refused.length < REFUSED_SHOWN) refused.push({ line, problem })
  }
  for (const { line, fields } of readLines(text)) {
    const record = typeof fields === 'string' ? err(fields) : parseReviewRecord(fields, by.now)
    const taken = record.ok ? await importOne(context, record.value, by) : record
    if (!taken.ok) {
      refuse(line, taken.error)
      continue
    }
    counts[taken.value.isNew ? 'added' : 'known'] += 1
    if (taken.value.isNew && taken.value.status === 'approved') changed.add(taken.value.productId)
    for (const address of taken.value.missing) refuse(line, `the picture ${address} cannot be used`)
  }
  for (const productId of changed) context.onChange(productId)
  return { ...counts, refused }
}

interface Taken {
  readonly isNew: boolean
  readonly productId: string
  readonly status: ReviewStatus
  /** Addresses of pictures that could not be loaded. */
  readonly missing: readonly string[]
}

async function importOne(
  context: ReviewsContext,
  record: ReviewRecord,
  by: Actor,
): Promise<Result<Taken, string>> {
  const productId = record.product_id ?? (await context.findProductId(record.product_slug ?? ''))
  if (productId === undefined) return err(`product_slug: no product ${record.product_slug ?? ''}`)
  const { status } = record
  const isKnown = await hasReview(context.db, record)
  if (isKnown) return ok({ isNew: false, productId, status, missing: [] })
  const { pictures, missing } = await loadPictures(context, record)
  const entry = { record, productId, pictures, by }
  const added = await storePictures(context.pictures, pictures, () => insert(context, entry))
  return ok({ isNew: added !== undefined, productId, status, missing })
}

async function hasReview(db: ReviewsDatabase, { id }: ReviewRecord): Promise<boolean> {
  const same = or(eq(reviews.id, id), eq(reviews.orderId, toOrderId(id)))
  return (await db.select({ id: reviews.id }).from(reviews).where(same).limit(1)).length > 0
}

/** The order id of imported reviews, which have no order. */
const toOrderId = (id: string) => `import:${id}`

async function loadPictures(
  { intake, download }: ReviewsContext,
  record: ReviewRecord,
): Promise<{ readonly pictures: readonly TakenPicture[]; readonly missing: readonly string[] }> {
  const pictures: TakenPicture[] = []
  const missing: string[] = []
  for (const address of record.pictures) {
    const bytes = await download(address)
    const taken = bytes === undefined ? undefined : await intake.takeBytes(bytes)
    if (taken?.ok === true) pictures.push(taken.value)
    else missing.push(address)
  }
  return { pictures, missing }
}

interface Entry {
  readonly record: ReviewRecord
  readonly productId: string
  readonly pictures: readonly TakenPicture[]
  readonly by: Actor
}

/** Undefined if another import has added the review meanwhile. */
function insert(
  { db, jobs }: ReviewsContext,
  { record, productId, pictures, by }: Entry,
): Promise<true | undefined> {
  const { id, status, rating } = record
  const isDecided = status !== 'pending'
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(reviews)
      .values({
        id,
        productId,
        productName: record.product_name,
        productSlug: record.product_slug,
        // No account has an empty id, so an imported review can be neither changed nor withdrawn.
        accountId: '',
        orderId: toOrderId(id),
        status,
        rating,
        title: record.title,
        body: record.body,
        userName: record.user_name,
        email: record.email,
        locale: record.locale,
        isVerified: record.is_verified,
        helpfulCount: record.helpful_count,
        helpfulScore: record.helpful_count * toVoteWeight(record.created_at),
        reply: record.reply,
        dateReplied: record.reply === undefined ? null : (record.replied_at ?? by.now),
        dateCreated: record.created_at,
        dateDecided: isDecided ? by.now : null,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id })
    if (inserted.length === 0) return undefined
    await insertImages(tx, { reviewId: id, pictures, firstPosition: 0 })
    if (status === 'approved') await countRating(tx, { productId, rating, by: 1 })
    const { actor, requestId, now } = by
    await writeAudit(tx, { reviewId: id, action: 'imported', actor, requestId, dateCreated: now })
    if (status === 'approved') await jobs.announce(tx, productId)
    return true
  })
}
