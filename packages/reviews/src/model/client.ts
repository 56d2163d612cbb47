import {
  createReviewEndpoint,
  type Endpoint,
  type EndpointAddress,
  type EndpointAnswer,
  listReviewsEndpoint,
  parseAnswer,
  reportReviewEndpoint,
  reviewEligibilityEndpoint,
  reviewRatingsEndpoint,
  reviewStatsEndpoint,
  toEndpointPath,
  voteHelpfulEndpoint,
} from '@sorrel/contracts/http'
import { getProblemCode, parseProblem } from '@sorrel/contracts/problem'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { ReviewEligibility } from './eligibility.ts'
import type { ReviewsError } from './error.ts'
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
export interface NewReview {
  readonly productId: string
  readonly orderId: string
  readonly rating: number
  readonly title: string
  readonly body: string
  /** At most 5 of at most 5 MB each. */
  readonly images?: readonly Blob[]
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
  /** Returns the review's number of votes. `isHelpful: false` takes the vote back. */
  voteHelpful(
    vote: { readonly reviewId: string; readonly isHelpful: boolean },
    call?: ReviewsCall,
  ): Answer<{ readonly helpfulCount: number }>
  report(report: { readonly reviewId: string; readonly reason: string }, call?: ReviewsCall): Answer<null>
}

export function createReviewsClient(options: ReviewsClientOptions = {}): ReviewsClient {
  const call = createCaller(options)
  return {
    list: async (productId, query = {}, { signal } = {}) => {
      const address = { params: { productId }, query: toReviewSearch(query) }
      return map(await call(listReviewsEndpoint, { address, signal }), toReviewsPage)
    },
    getStats: (productId, { signal } = {}) =>
      call(reviewStatsEndpoint, { address: { params: { productId } }, signal }),
    getRatings: async (productIds, { signal } = {}) => {
      if (productIds.length === 0) return ok(new Map())
      const address = { query: { products: productIds.join(',') } }
      const answer = await call(reviewRatingsEndpoint, { address, signal })
      return map(answer, ({ ratings }) => new Map(Object.entries(ratings)))
    },
    getEligibility: async (productId, { signal } = {}) => {
      const answer = await call(reviewEligibilityEndpoint, { address: { params: { productId } }, signal })
      return map(answer, ({ eligible_orders: orders, ...rest }) => ({ ...rest, orders }))
    },
    create: async (review, { signal } = {}) => {
      const body = toFormData(review)
      return map(await call(createReviewEndpoint, { body, signal }), ({ id }) => ({ id }))
    },
    voteHelpful: async ({ reviewId, isHelpful }, { signal } = {}) => {
      const body = JSON.stringify({ helpful: isHelpful })
      const answer = await call(voteHelpfulEndpoint, { address: { params: { reviewId } }, body, signal })
      return map(answer, (data) => ({ helpfulCount: data.helpful_count }))
    },
    report: async ({ reviewId, reason }, { signal } = {}) => {
      const body = JSON.stringify({ reason })
      const answer = await call(reportReviewEndpoint, { address: { params: { reviewId } }, body, signal })
      return map(answer, () => null)
    },
  }
}

interface Outgoing {
  readonly address?: EndpointAddress
  readonly body?: FormData | string
  readonly signal?: AbortSignal | undefined
}

function createCaller({ origin = '', fetch: send, timeoutMs = TIMEOUT_MS }: ReviewsClientOptions) {
  return async <E extends Endpoint>(endpoint: E, outgoing: Outgoing): Answer<EndpointAnswer<E>> => {
    const { address, body, signal } = outgoing
    const limit = endpoint.bodyType === 'multipart' ? CREATE_TIMEOUT_MS : timeoutMs
    const deadline = AbortSignal.timeout(limit)
    const init: RequestInit = {
      method: endpoint.method,
      headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      ...(body === undefined ? {} : { body }),
    }
    try {
      const response = await (send ?? fetch)(`${origin}${toEndpointPath(endpoint, address)}`, init)
      return await readAnswer(endpoint, response)
    } catch {
      return err({ kind: deadline.aborted ? 'timeout' : 'network' })
    }
  }
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Answer<EndpointAnswer<E>> {
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) return err(toHttpError(response.status, json))
  const answer = parseAnswer(endpoint, json)
  return answer.ok ? answer : err({ kind: 'decode' })
}

function toHttpError(status: number, json: unknown): ReviewsError {
  const problem = parseProblem(json)?.error
  return {
    kind: 'http',
    status,
    code: problem?.code ?? getProblemCode(status),
    fields: problem?.fields ?? {},
  }
}

function toFormData({ images = [], rating, ...fields }: NewReview): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...fields, rating: String(rating) })) data.set(name, value)
  for (const image of images) data.append('images', image)
  return data
}

function map<T, U>(answer: Result<T, ReviewsError>, toValue: (value: T) => U): Result<U, ReviewsError> {
  return answer.ok ? ok(toValue(answer.value)) : answer
}
