import type { ReviewInput } from '@sorrel/contracts/forms'
import {
  callEndpoint,
  type CallOptions,
  changeReviewEndpoint,
  createReviewEndpoint,
  type Endpoint,
  type EndpointAnswer,
  listReviewsEndpoint,
  ownReviewsEndpoint,
  reportReviewEndpoint,
  reviewEligibilityEndpoint,
  reviewRatingsEndpoint,
  reviewStatsEndpoint,
  voteHelpfulEndpoint,
  withdrawReviewEndpoint,
} from '@sorrel/contracts/http'
import { ok, type Result } from '@sorrel/domain/result'
import type { ReviewEligibility } from './eligibility.ts'
import type { ReviewsError } from './error.ts'
import { type OwnReview, toOwnReview } from './own-review.ts'
import { type ReviewQuery, toReviewSearch } from './query.ts'
import type { ProductRating, ReviewStats } from './rating.ts'
import { type ReviewsPage, toReviewsPage } from './review.ts'

const TIMEOUT_MS = 8000
/** Longer than other calls, since five pictures may be sent over a slow connection. */
const CREATE_TIMEOUT_MS = 120_000

type Send = (input: string, init: RequestInit) => Promise<Response>

export interface ReviewsClientOptions {
  /** Origin of the API. Default: the page's own origin. */
  readonly origin?: string
  /** Default: the platform's. Give your own to cache answers or to report the progress of an upload. */
  readonly fetch?: Send
  /** How long a read or a vote may take. Default 8000 ms. */
  readonly timeoutMs?: number
}

/** A review as its author sends it. */
export interface NewReview extends Readonly<ReviewInput> {
  /** At most 5 of at most 5 MB each. */
  readonly images?: readonly Blob[]
}

/** An author's change of a review. */
export interface ReviewChange extends Omit<NewReview, 'productId' | 'orderId'> {
  readonly reviewId: string
  /** Ids of the pictures that stay; `images` are added to them. */
  readonly kept: readonly string[]
}

export interface ReviewsCall {
  readonly signal?: AbortSignal | undefined
}

type Answer<T> = Promise<Result<T, ReviewsError>>

/** The reviews API as functions. They return failures as values and never reject. */
export interface ReviewsClient {
  list(productId: string, query?: Partial<ReviewQuery>, call?: ReviewsCall): Answer<ReviewsPage>
  getStats(productId: string, call?: ReviewsCall): Answer<ReviewStats>
  /** Averages of up to 100 products in one call; those without reviews are left out. */
  getRatings(productIds: readonly string[], call?: ReviewsCall): Answer<ReadonlyMap<string, ProductRating>>
  getEligibility(productId: string, call?: ReviewsCall): Answer<ReviewEligibility>
  /** Returns the id of the review, which waits for approval. */
  create(review: NewReview, call?: ReviewsCall): Answer<{ readonly id: string }>
  /** All reviews of the customer, newest first. */
  getOwn(
    call?: ReviewsCall & { readonly headers?: Readonly<Record<string, string>> },
  ): Answer<readonly OwnReview[]>
  /** The changed review waits for approval again. */
  change(change: ReviewChange, call?: ReviewsCall): Answer<{ readonly id: string }>
  /** Removes one of the customer's reviews for good. */
  withdraw(reviewId: string, call?: ReviewsCall): Answer<null>
  /** Returns the review's number of votes. `isHelpful: false` takes the vote back. */
  voteHelpful(
    vote: { readonly reviewId: string; readonly isHelpful: boolean },
    call?: ReviewsCall,
  ): Answer<{ readonly helpfulCount: number }>
  report(report: { readonly reviewId: string; readonly reason: string }, call?: ReviewsCall): Answer<null>
}

/**
 * @example
 * ```ts
 * import { createReviewsClient } from '@sorrel/reviews/model'
 *
 * const reviews = createReviewsClient({ fetch: async () => new Response('', { status: 503 }) })
 * const stats = await reviews.getStats('soap')
 * console.log(stats.ok || stats.error.kind) // http
 * ```
 */
export function createReviewsClient(options: ReviewsClientOptions = {}): ReviewsClient {
  const call = createCaller(options)
  return {
    list: async (productId, query = {}, { signal } = {}) => {
      const address = { params: { productId }, query: toReviewSearch(query) }
      return map(await call(listReviewsEndpoint, { ...address, signal }), toReviewsPage)
    },
    getStats: (productId, { signal } = {}) => call(reviewStatsEndpoint, { params: { productId }, signal }),
    getRatings: async (productIds, { signal } = {}) => {
      if (productIds.length === 0) return ok(new Map())
      const query = { products: productIds.join(',') }
      const answer = await call(reviewRatingsEndpoint, { query, signal })
      return map(answer, ({ ratings }) => new Map(Object.entries(ratings)))
    },
    getEligibility: async (productId, { signal } = {}) => {
      const answer = await call(reviewEligibilityEndpoint, { params: { productId }, signal })
      return map(answer, ({ eligible_orders: orders, own_reviews: own = [], ...rest }) => ({
        ...rest,
        orders,
        own: own.map(toOwnReview),
      }))
    },
    create: async (review, { signal } = {}) => {
      const body = toFormData(review)
      return map(await call(createReviewEndpoint, { body, signal }), ({ id }) => ({ id }))
    },
    getOwn: async ({ signal, headers } = {}) =>
      map(await call(ownReviewsEndpoint, { signal, headers }), ({ reviews }) => reviews.map(toOwnReview)),
    change: async ({ reviewId, kept, ...review }, { signal } = {}) => {
      const body = toFormData({ ...review, kept: kept.join(',') })
      return map(await call(changeReviewEndpoint, { params: { reviewId }, body, signal }), ({ id }) => ({
        id,
      }))
    },
    withdraw: async (reviewId, { signal } = {}) =>
      map(await call(withdrawReviewEndpoint, { params: { reviewId }, signal }), () => null),
    voteHelpful: async ({ reviewId, isHelpful }, { signal } = {}) => {
      const body = { helpful: isHelpful }
      const answer = await call(voteHelpfulEndpoint, { params: { reviewId }, body, signal })
      return map(answer, (data) => ({ helpfulCount: data.helpful_count }))
    },
    report: async ({ reviewId, reason }, { signal } = {}) => {
      const answer = await call(reportReviewEndpoint, { params: { reviewId }, body: { reason }, signal })
      return map(answer, () => null)
    },
  }
}

function createCaller({ origin, fetch, timeoutMs = TIMEOUT_MS }: ReviewsClientOptions) {
  return <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Answer<EndpointAnswer<E>> => {
    const limit = endpoint.bodyType === 'multipart' ? CREATE_TIMEOUT_MS : timeoutMs
    return callEndpoint(endpoint, { ...options, origin, fetch, timeoutMs: limit })
  }
}

type FormFields = NewReview | (Omit<ReviewChange, 'reviewId' | 'kept'> & { readonly kept: string })

function toFormData({ images = [], ...fields }: FormFields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value))
  for (const image of images) data.append('images', image)
  return data
}

function map<T, U>(answer: Result<T, ReviewsError>, toValue: (value: T) => U): Result<U, ReviewsError> {
  return answer.ok ? ok(toValue(answer.value)) : answer
}
