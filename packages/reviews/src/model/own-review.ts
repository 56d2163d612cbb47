import { type OwnReviewData, REJECT_REASONS } from '@sorrel/contracts/http'
import { type Rating, toRating } from './rating.ts'
import { type ReviewPicture, type ReviewReply, toReply } from './review.ts'

/** A review as its author sees it, in whatever state. */
export interface OwnReview {
  readonly id: string
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly productId: string
  /** Name and slug at the time of the order. Unset where they are not known. */
  readonly productName?: string | undefined
  readonly productSlug?: string | undefined
  readonly rating: Rating
  readonly title: string
  readonly body: string
  /** ISO 8601. */
  readonly dateCreated: string
  /** Why it was rejected: one of the contracts' `REJECT_REASONS`, or the shop's own words. */
  readonly rejectReason?: string | undefined
  readonly reply?: ReviewReply | undefined
  /** Their URLs work only for the author. */
  readonly images: readonly ReviewPicture[]
}

export function toOwnReview(data: OwnReviewData): OwnReview {
  return {
    id: data.id,
    status: data.status,
    productId: data.product_id,
    productName: data.product_name,
    productSlug: data.product_slug,
    rating: toRating(data.rating),
    title: data.title,
    body: data.review_body,
    dateCreated: data.created_at,
    rejectReason: data.reject_reason,
    reply: toReply(data),
    images: data.images,
  }
}

export type RejectReasonMessage = `reviews.own.reasons.${(typeof REJECT_REASONS)[number]}`

/** The message for a known reason of a rejection; undefined for the shop's own text, which is shown unchanged. */
export function getRejectReasonMessage(reason: string): RejectReasonMessage | undefined {
  const known = REJECT_REASONS.find((one) => one === reason)
  return known && `reviews.own.reasons.${known}`
}
