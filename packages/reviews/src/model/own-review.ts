import type { OwnReviewData } from '@sorrel/contracts/http'
import { type Rating, toRating } from './rating.ts'
import type { ReviewPicture } from './review.ts'

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
  /** Their addresses open for the author alone. */
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
    images: data.images,
  }
}
