import { hasReviewFilters, parseReviewQuery } from '@sorrel/reviews/model'
import { getFreshReviews, getCachedReviews, cacheBriefly } from '#backend/reviews.ts'
import { REVIEW_FIELD_PREFIX } from '#request/review-field-prefix.ts'
import { fetchPages, type LoadedReviews } from './fetch-reviews.ts'

/** Pages of ten that one server page shows at most; a browser loads any further ones itself. */
const PAGES_MAX = 10

/**
 * `off`: the shop has no reviews. `unavailable`: the browser tries again, and the page is cached for a short time only.
 */
export type ReviewsOfPage = LoadedReviews | 'off' | 'unavailable'

/** The reviews of a product's page; a failure never breaks the page. See docs/specification.md#reviews. */
export async function loadReviews(productId: string, search: string): Promise<ReviewsOfPage> {
  const query = parseReviewQuery(new URLSearchParams(search), REVIEW_FIELD_PREFIX)
  const cached = getCachedReviews([productId])
  const client = hasReviewFilters(query) ? getFreshReviews() : cached
  if (cached === undefined || client === undefined) return 'off'
  const [stats, list] = await Promise.all([
    cached.getStats(productId),
    fetchPages(client, productId, { ...query, page: Math.min(query.page, PAGES_MAX) }),
  ])
  if (stats.ok && list !== undefined) return { stats: stats.value, list, query }
  await cacheBriefly()
  return 'unavailable'
}
