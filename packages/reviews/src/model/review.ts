import type { EndpointAnswer, listReviewsEndpoint, ReviewData } from '@sorrel/contracts/http'
import { type Rating, toRating } from './rating.ts'

/** A picture of a review, upright and without metadata. */
export interface ReviewPicture {
  readonly id: string
  /** Address of the widest file. */
  readonly url: string
  /** Pixels of `url`. */
  readonly width: number
  readonly height: number
  /** Every width, narrowest first: ready for `srcset`. */
  readonly sources: readonly { readonly url: string; readonly width: number }[]
}

/** An approved review. */
export interface Review {
  readonly id: string
  readonly rating: Rating
  readonly title: string
  /** Plain text; line breaks count. */
  readonly body: string
  /** First name and initial: `Alice B.` */
  readonly userName: string
  /** Language of the author's browser (BCP 47), which is taken as the language of the text. Unset if unknown. */
  readonly locale?: string | undefined
  /** ISO 8601. */
  readonly dateCreated: string
  readonly helpfulCount: number
  /** The author ordered the product. */
  readonly isVerified: boolean
  readonly images: readonly ReviewPicture[]
  readonly reply?: ReviewReply | undefined
}

/** The shop's answer: plain text with line breaks; the date is ISO 8601. */
export interface ReviewReply {
  readonly text: string
  readonly date: string
}

export function toReply(data: Pick<ReviewData, 'reply'>): ReviewReply | undefined {
  return data.reply && { text: data.reply.text, date: data.reply.created_at }
}

/** One page of a list; `total` counts all reviews that match. */
export interface ReviewsPage {
  readonly reviews: readonly Review[]
  readonly total: number
  /** From 1. */
  readonly page: number
  /** At least 1. */
  readonly pageCount: number
  /** Words that most reviews mention, for a search, whatever the list is narrowed to. A first page has them, if there are any. */
  readonly mentions?: readonly string[] | undefined
}

/** A review of the API as an object for pages. */
export function toReview(data: ReviewData): Review {
  return {
    id: data.id,
    rating: toRating(data.rating),
    title: data.title,
    body: data.review_body,
    userName: data.user_name,
    ...(data.locale !== undefined && { locale: data.locale }),
    dateCreated: data.created_at,
    helpfulCount: data.helpful_count,
    isVerified: data.is_verified_purchase,
    images: data.images,
    ...(data.reply !== undefined && { reply: toReply(data) }),
  }
}

export function toReviewsPage({
  reviews,
  ...paging
}: EndpointAnswer<typeof listReviewsEndpoint>): ReviewsPage {
  return { ...paging, reviews: reviews.map(toReview) }
}
