import { err, ok, type Result } from '@sorrel/domain/result'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import {
  reviewImages,
  reviewMails,
  reviewReports,
  type ReviewRow,
  reviews,
  type ReviewStatus,
} from '../data/schema.ts'
import type { Refusal } from '../http/answer.ts'
import type { JobQueue } from '../job-queue.ts'
import { countRating } from '../reviews/ratings.ts'
import { writeAudit } from './audit.ts'
import { type MailKind, toReviewMail } from './review-mail.ts'
import type { Moderation } from '../options.ts'

export interface Actor {
  /** Name for the audit table. */
  readonly actor: string
  readonly requestId: string
  readonly now: Date
}

/** A decision names what the operator has seen; if that has changed since, the decision is refused. */
interface Read extends Actor {
  /** The version that was read. Default: the current one. */
  readonly version?: number | undefined
  /** The state that was shown, so that two operators do not overrule each other. Default: the current one. */
  readonly status?: ReviewStatus | undefined
}

export interface Decisions {
  /** Pending or rejected → approved; the author gets a mail. */
  approve(reviewId: string, actor: Read): Promise<Result<ReviewRow, Refusal>>
  /** Pending or approved → rejected; the author gets a mail with the reason. */
  reject(reviewId: string, actor: Read & { readonly reason: string }): Promise<Result<ReviewRow, Refusal>>
  /** Sets the shop's answer; the first answer is mailed to the author. An empty text removes it. */
  reply(reviewId: string, actor: Actor & { readonly text: string }): Promise<Result<ReviewRow, Refusal>>
  /** Settles the reports; the review stays. */
  dismissReports(reviewId: string, actor: Actor): Promise<Result<ReviewRow, Refusal>>
  setImageHidden(
    imageId: string,
    actor: Actor & { readonly isHidden: boolean },
  ): Promise<Result<ReviewRow, Refusal>>
}

const NO_REVIEW: Refusal = { code: 'not_found', message: 'There is no such review.' }
const NO_IMAGE: Refusal = { code: 'not_found', message: 'There is no such picture.' }
const DECIDED: Refusal = { code: 'conflict', message: 'The review is not in a state for this.' }
const CHANGED: Refusal = { code: 'conflict', message: 'The author has changed the review in the meantime.' }

export interface DecisionsOptions {
  readonly db: ReviewsDatabase
  readonly jobs: JobQueue
  readonly onChange: (productId: string) => void
  readonly toProductUrl: Moderation['toProductUrl']
}

/** The decisions of an operator. Each runs in one transaction together with its row in the audit table. */
export function createDecisions({ db, jobs, onChange, toProductUrl }: DecisionsOptions): Decisions {
  const { announce } = jobs
  const tell = (decided: Result<ReviewRow, Refusal>) => {
    if (decided.ok) onChange(decided.value.productId)
    return decided
  }
  const writeMail: WriteMail = async (tx, kind, { review, now }) => {
    // An imported review has no account.
    if (review.accountId === '') return
    const mail = await toReviewMail(kind, review, toProductUrl?.(review))
    await tx.insert(reviewMails).values({ ...mail, dateCreated: now })
    await jobs.sendMail(tx, mail.id)
  }
  return {
    approve: async (reviewId, actor) =>
      tell(await db.transaction((tx) => approve(tx, reviewId, { ...actor, writeMail, announce }))),
    reject: async (reviewId, actor) =>
      tell(await db.transaction((tx) => reject(tx, reviewId, { ...actor, writeMail, announce }))),
    reply: async (reviewId, actor) =>
      tell(await db.transaction((tx) => reply(tx, reviewId, { ...actor, writeMail, announce }))),
    dismissReports: (reviewId, actor) =>
      db.transaction(async (tx) => {
        const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
        if (review === undefined) return err(NO_REVIEW)
        await recordDecision(tx, { after: review, action: 'reports_dismissed', actor })
        return ok(review)
      }),
    setImageHidden: async (imageId, actor) =>
      tell(await db.transaction((tx) => setImageHidden(tx, imageId, { ...actor, announce }))),
  }
}

type WriteMail = (
  db: ReviewsDatabase,
  kind: MailKind,
  about: { readonly review: ReviewRow; readonly now: Date },
) => Promise<void>

interface Announcing {
  readonly announce: JobQueue['announce']
}

interface Telling extends Announcing {
  readonly writeMail: WriteMail
}

async function approve(
  db: ReviewsDatabase,
  reviewId: string,
  { writeMail, announce, ...actor }: Read & Telling,
): Promise<Result<ReviewRow, Refusal>> {
  const moved = await move(db, { ...actor, reviewId, from: ['pending', 'rejected'], to: 'approved' })
  if (!moved.ok) return moved
  const { after } = moved.value
  await countRating(db, { ...after, by: 1 })
  await recordDecision(db, { after, action: 'approved', actor })
  await announce(db, after.productId)
  await writeMail(db, 'approved', { review: after, now: actor.now })
  return ok(after)
}

async function reject(
  db: ReviewsDatabase,
  reviewId: string,
  { writeMail, announce, reason, ...actor }: Read & Telling & { readonly reason: string },
): Promise<Result<ReviewRow, Refusal>> {
  const moved = await move(db, { ...actor, reviewId, from: ['pending', 'approved'], to: 'rejected', reason })
  if (!moved.ok) return moved
  const { before, after } = moved.value
  if (before.status === 'approved') await countRating(db, { ...after, by: -1 })
  await recordDecision(db, { after, action: 'rejected', detail: reason, actor })
  await announce(db, after.productId)
  await writeMail(db, 'rejected', { review: after, now: actor.now })
  return ok(after)
}

async function reply(
  db: ReviewsDatabase,
  reviewId: string,
  { writeMail, announce, text, actor, requestId, now }: Actor & Telling & { readonly text: string },
): Promise<Result<ReviewRow, Refusal>> {
  const [before] = await db.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
  if (before === undefined) return err(NO_REVIEW)
  const isRemoved = text === ''
  const [after = before] = await db
    .update(reviews)
    .set({ reply: isRemoved ? null : text, dateReplied: isRemoved ? null : (before.dateReplied ?? now) })
    .where(eq(reviews.id, reviewId))
    .returning()
  const action = isRemoved ? 'reply_removed' : 'replied'
  await writeAudit(db, { reviewId, action, actor, detail: text || null, requestId, dateCreated: now })
  await announce(db, after.productId)
  const isFirst = before.reply === null && !isRemoved && after.status === 'approved'
  if (isFirst) await writeMail(db, 'replied', { review: after, now })
  return ok(after)
}

interface Move {
  readonly reviewId: string
  readonly from: readonly ReviewStatus[]
  readonly to: ReviewStatus
  readonly reason?: string
  readonly version?: number | undefined
  readonly status?: ReviewStatus | undefined
  readonly now: Date
}

async function move(
  db: ReviewsDatabase,
  { reviewId, from, to, reason, version, status, now }: Move,
): Promise<Result<{ before: ReviewRow; after: ReviewRow }, Refusal>> {
  const [before] = await db.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
  if (before === undefined) return err(NO_REVIEW)
  if (version !== undefined && version !== before.version) return err(CHANGED)
  if (!from.includes(before.status) || (status ?? before.status) !== before.status) return err(DECIDED)
  const [after = before] = await db
    .update(reviews)
    .set({ status: to, rejectReason: reason ?? null, dateDecided: now })
    .where(and(eq(reviews.id, reviewId), inArray(reviews.status, [...from])))
    .returning()
  return ok({ before, after })
}

interface Decision {
  readonly after: ReviewRow
  readonly action: 'approved' | 'rejected' | 'reports_dismissed'
  readonly detail?: string
  readonly actor: Actor
}

/** Settles the open reports of a review and adds the decision to the audit table. */
async function recordDecision(
  db: ReviewsDatabase,
  { after, action, detail, actor: who }: Decision,
): Promise<void> {
  const { actor, requestId, now } = who
  await db
    .update(reviewReports)
    .set({ dateSettled: now })
    .where(and(eq(reviewReports.reviewId, after.id), isNull(reviewReports.dateSettled)))
  await writeAudit(db, { reviewId: after.id, action, actor, detail, requestId, dateCreated: now })
}

async function setImageHidden(
  db: ReviewsDatabase,
  imageId: string,
  { isHidden, announce, actor, requestId, now }: Actor & Announcing & { readonly isHidden: boolean },
): Promise<Result<ReviewRow, Refusal>> {
  const [image] = await db
    .update(reviewImages)
    .set({ isHidden })
    .where(eq(reviewImages.id, imageId))
    .returning({ reviewId: reviewImages.reviewId })
  if (image === undefined) return err(NO_IMAGE)
  const [review] = await db.select().from(reviews).where(eq(reviews.id, image.reviewId))
  if (review === undefined) return err(NO_IMAGE)
  const action = isHidden ? 'image_hidden' : 'image_shown'
  await writeAudit(db, { reviewId: review.id, action, actor, detail: imageId, requestId, dateCreated: now })
  await announce(db, review.productId)
  return ok(review)
}
