import {
  createReviewsClient,
  parseReviewQuery,
  type Review,
  type ReviewQuery,
  type ReviewsClient,
  type ReviewStats,
} from '@sorrel/reviews/model'
import { REVIEW_FIELD_PREFIX } from '#request/review-field-prefix.ts'

export interface LoadedReviews {
  readonly stats: ReviewStats
  /** From the first page to the requested one. */
  readonly list: { readonly reviews: readonly Review[]; readonly total: number }
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
): Promise<{ readonly reviews: readonly Review[]; readonly total: number } | undefined> {
  const numbers = Array.from({ length: query.page }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((page) => client.list(productId, { ...query, page })))
  const good = pages.flatMap((page) => (page.ok ? [page.value] : []))
  if (good.length < pages.length) return undefined
  return { reviews: good.flatMap(({ reviews }) => reviews), total: good[0]?.total ?? 0 }
}
