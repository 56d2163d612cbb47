import { REVIEW_IMAGES_MAX_COUNT } from '@sorrel/contracts/forms'
import { changeReviewEndpoint, type EndpointBody, parseBody } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ReviewsContext } from '../context.ts'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviewImages, type ReviewRow, reviews } from '../data/schema.ts'
import type { Refusal } from '../http/answer.ts'
import { readMultipart } from '../http/read-multipart.ts'
import { forgetTexts, writeAudit } from '../moderation/audit.ts'
import type { TakenPicture } from '../pictures/picture-intake.ts'
import { countRating } from './ratings.ts'
import { insertImages, removePictures, storePictures } from './store-pictures.ts'
import { type Received, receiveSubmission, type Submission } from './submission.ts'

const NO_REVIEW: Refusal = { code: 'not_found', message: 'There is no such review of yours.' }
const TOO_MANY_PICTURES: Refusal = {
  code: 'invalid',
  message: 'More than five pictures.',
  fields: { images: 'reviews.validation.too_many_images' },
}

type Input = EndpointBody<typeof changeReviewEndpoint>

export interface Change extends Submission {
  readonly reviewId: string
}

/**
 * Replaces an author's text, in any state, and puts the review back into moderation. Another author's review looks like
 * an unknown one.
 */
export function changeReview(
  context: ReviewsContext,
  change: Change,
): Promise<Result<{ readonly id: string }, Refusal>> {
  const { reviewId } = change
  return receiveSubmission(context, change, (received) => receive(context, { ...received, reviewId }))
}

async function receive(
  context: ReviewsContext,
  { reviewId, customer, request, requestId, openFolder }: Received & { readonly reviewId: string },
): Promise<Result<{ readonly id: string }, Refusal>> {
  const own = { reviewId, accountId: customer.accountId }
  if ((await lockOwn(context.db, own)) === undefined) return err(NO_REVIEW)
  const form = await readMultipart(request, { openFolder, timeoutMs: context.intake.timeoutMs })
  if (!form.ok) return form
  const input = parseBody(changeReviewEndpoint, form.value.fields)
  if (!input.ok) return err({ code: 'invalid', message: 'A field is wrong.', fields: input.error })
  const kept = input.value.kept.split(',').filter((id) => id !== '')
  if (kept.length + form.value.files.length > REVIEW_IMAGES_MAX_COUNT) return err(TOO_MANY_PICTURES)
  const taken = await context.intake.take(form.value.files)
  if (!taken.ok) return taken
  const pictures = taken.value
  const work = { ...own, input: input.value, kept, pictures, requestId }
  const written = await storePictures(context.pictures, pictures, () => writeChange(context, work))
  if (written === undefined) return err(NO_REVIEW)
  await removePictures(context.pictures, written.removed)
  if (written.wasShown) context.onChange(written.productId)
  return ok({ id: reviewId })
}

interface Own {
  readonly reviewId: string
  readonly accountId: string
}

/** The review if it is the account's; in a transaction it is locked. */
async function lockOwn(db: ReviewsDatabase, { reviewId, accountId }: Own): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.accountId, accountId)))
    .for('update')
  return row
}

interface Work extends Own {
  readonly input: Input
  readonly kept: readonly string[]
  readonly pictures: readonly TakenPicture[]
  readonly requestId: string
}

interface Written {
  readonly productId: string
  readonly wasShown: boolean
  /** Ids of the pictures that no longer belong to it. */
  readonly removed: readonly string[]
}

function writeChange({ db, jobs, now }: ReviewsContext, work: Work): Promise<Written | undefined> {
  const { reviewId, requestId } = work
  const { kept: _, ...content } = work.input
  return db.transaction(async (tx) => {
    const before = await lockOwn(tx, work)
    if (before === undefined) return undefined
    const wasShown = before.status === 'approved'
    if (wasShown) await countRating(tx, { ...before, by: -1 })
    const removed = await replaceImages(tx, work)
    await tx
      .update(reviews)
      .set({
        ...content,
        status: 'pending',
        rejectReason: null,
        dateDecided: null,
        version: sql`${reviews.version} + 1`,
      })
      .where(eq(reviews.id, reviewId))
    const detail = `${before.rating}/5 ${before.title}\n${before.body}`
    await writeAudit(tx, {
      reviewId,
      action: 'changed',
      actor: 'customer',
      detail,
      requestId,
      dateCreated: now(),
    })
    if (wasShown) await jobs.announce(tx, before.productId)
    return { productId: before.productId, wasShown, removed }
  })
}

/** Keeps the named pictures in their order, adds the new ones and returns the ids of the others. */
async function replaceImages(
  db: ReviewsDatabase,
  { reviewId, kept, pictures }: Work,
): Promise<readonly string[]> {
  const images = await db
    .select({ id: reviewImages.id, position: reviewImages.position })
    .from(reviewImages)
    .where(eq(reviewImages.reviewId, reviewId))
    .orderBy(asc(reviewImages.position))
  const removed = images.flatMap(({ id }) => (kept.includes(id) ? [] : [id]))
  if (removed.length > 0) await db.delete(reviewImages).where(inArray(reviewImages.id, removed))
  const firstPosition = (images.at(-1)?.position ?? -1) + 1
  await insertImages(db, { reviewId, pictures, firstPosition })
  return removed
}

/** Removes one of the caller's reviews with its pictures, votes and reports. Its order may be reviewed again. */
export async function withdrawReview(
  context: ReviewsContext,
  own: Own & { readonly requestId: string },
): Promise<Result<Record<string, never>, Refusal>> {
  const { reviewId, requestId } = own
  const withdrawn = await context.db.transaction(async (tx) => {
    const before = await lockOwn(tx, own)
    if (before === undefined) return undefined
    const images = await tx
      .select({ id: reviewImages.id })
      .from(reviewImages)
      .where(eq(reviewImages.reviewId, reviewId))
    if (before.status === 'approved') await countRating(tx, { ...before, by: -1 })
    await tx.delete(reviews).where(eq(reviews.id, reviewId))
    await forgetTexts(tx, reviewId)
    const dateCreated = context.now()
    await writeAudit(tx, { reviewId, action: 'withdrawn', actor: 'customer', requestId, dateCreated })
    if (before.status === 'approved') await context.jobs.announce(tx, before.productId)
    return { before, images: images.map(({ id }) => id) }
  })
  if (withdrawn === undefined) return err(NO_REVIEW)
  await removePictures(context.pictures, withdrawn.images)
  if (withdrawn.before.status === 'approved') context.onChange(withdrawn.before.productId)
  return ok({})
}
