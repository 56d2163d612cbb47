import {
  createReviewsClient,
  parseReviewQuery,
  type ReviewQuery,
  type ReviewsClient,
  type ReviewsPage,
  type ReviewStats,
} from '@sorrel/reviews/model'
import { REVIEW_FIELD_PREFIX } from '#request/review-field-prefix.ts'

type ReviewPages = Pick<ReviewsPage, 'reviews' | 'total' | 'mentions'>

export interface LoadedReviews {
  readonly stats: ReviewStats
  /** From the first page to the requested one. */
  readonly list: ReviewPages
  readonly query: ReviewQuery
}

/** A product's reviews as the address asks for them; undefined when they could not be fetched. */
export async function fetchInitialReviews(productId: string): Promise<LoadedReviews | undefined> {
  const query = parseReviewQuery(new URLSearchParams(window.location.search), REVIEW_FIELD_PREFIX)
  const client = createReviewsClient()
  const [stats, list] = await Promise.all([client.getStats(productId), fetchPages(client, productId, query)])
  return stats.ok && list !== undefined ? { stats: stats.value, list, query } : undefined
}

/** A product's reviews from the first page to the query's; undefined when any page failed. */
export async function fetchPages(
  client: ReviewsClient,
  productId: string,
  query: ReviewQuery,
): Promise<ReviewPages | undefined> {
  const numbers = Array.from({ length: query.page }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((page) => client.list(productId, { ...query, page })))
  const good = pages.flatMap((page) => (page.ok ? [page.value] : []))
  if (good.length < pages.length) return undefined
  const { total = 0, mentions } = good[0] ?? {}
  return { reviews: good.flatMap(({ reviews }) => reviews), total, mentions }
}
