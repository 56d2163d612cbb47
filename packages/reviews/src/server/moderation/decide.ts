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
import { countRating } from '../reviews/ratings.ts'
import { toApprovalMail } from './approval-mail.ts'
import { writeAudit } from './audit.ts'
import type { Moderation } from '../options.ts'

export interface Actor {
  /** Name for the audit table. */
  readonly actor: string
  readonly requestId: string
  readonly now: Date
}

export interface Decisions {
  /** Pending or rejected → approved; the author gets a mail the first time. */
  approve(reviewId: string, actor: Actor): Promise<Result<ReviewRow, Refusal>>
  /** Pending or approved → rejected. */
  reject(reviewId: string, actor: Actor & { readonly reason: string }): Promise<Result<ReviewRow, Refusal>>
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

export interface DecisionsOptions {
  readonly db: ReviewsDatabase
  readonly onChange: (productId: string) => void
  readonly toProductUrl: Moderation['toProductUrl']
}

/** The decisions of an operator. Each runs in one transaction together with its row in the audit table. */
export function createDecisions({ db, onChange, toProductUrl }: DecisionsOptions): Decisions {
  const announce = (decided: Result<ReviewRow, Refusal>) => {
    if (decided.ok) onChange(decided.value.productId)
    return decided
  }
  return {
    approve: async (reviewId, actor) =>
      announce(
        await db.transaction(async (tx) => {
          const moved = await move(tx, {
            reviewId,
            from: ['pending', 'rejected'],
            to: 'approved',
            now: actor.now,
          })
          if (!moved.ok) return moved
          const { before, after } = moved.value
          await countRating(tx, { ...after, by: 1 })
          await settle(tx, { after, action: 'approved', actor })
          if (before.dateDecided === null) {
            const mail = toApprovalMail(after, toProductUrl?.(after))
            await tx.insert(reviewMails).values({ ...mail, dateCreated: actor.now })
          }
          return ok(after)
        }),
      ),
    reject: async (reviewId, { reason, ...actor }) =>
      announce(
        await db.transaction(async (tx) => {
          const from = ['pending', 'approved'] as const
          const moved = await move(tx, { reviewId, from, to: 'rejected', reason, now: actor.now })
          if (!moved.ok) return moved
          const { before, after } = moved.value
          if (before.status === 'approved') await countRating(tx, { ...after, by: -1 })
          await settle(tx, { after, action: 'rejected', detail: reason, actor })
          return ok(after)
        }),
      ),
    dismissReports: (reviewId, actor) =>
      db.transaction(async (tx) => {
        const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
        if (review === undefined) return err(NO_REVIEW)
        await settle(tx, { after: review, action: 'reports_dismissed', actor })
        return ok(review)
      }),
    setImageHidden: async (imageId, actor) =>
      announce(await db.transaction((tx) => setImageHidden(tx, imageId, actor))),
  }
}

interface Move {
  readonly reviewId: string
  readonly from: readonly ReviewStatus[]
  readonly to: ReviewStatus
  readonly reason?: string
  readonly now: Date
}

async function move(
  db: ReviewsDatabase,
  { reviewId, from, to, reason, now }: Move,
): Promise<Result<{ before: ReviewRow; after: ReviewRow }, Refusal>> {
  const [before] = await db.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
  if (before === undefined) return err(NO_REVIEW)
  if (!from.includes(before.status)) return err(DECIDED)
  const [after = before] = await db
    .update(reviews)
    .set({ status: to, rejectReason: reason ?? null, dateDecided: now })
    .where(and(eq(reviews.id, reviewId), inArray(reviews.status, [...from])))
    .returning()
  return ok({ before, after })
}

interface Settled {
  readonly after: ReviewRow
  readonly action: 'approved' | 'rejected' | 'reports_dismissed'
  readonly detail?: string
  readonly actor: Actor
}

/** Settles the open reports of a review and adds the decision to the audit table. */
async function settle(db: ReviewsDatabase, { after, action, detail, actor: who }: Settled): Promise<void> {
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
  { isHidden, actor, requestId, now }: Actor & { readonly isHidden: boolean },
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
  return ok(review)
}
