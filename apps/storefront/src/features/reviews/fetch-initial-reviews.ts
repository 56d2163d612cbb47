import { createReviewsClient, parseReviewQuery } from '@sorrel/reviews/model'
import { fetchPages } from './fetch-pages.ts'
import type { LoadedReviews } from './load-reviews.ts'
import { REVIEW_FIELD_PREFIX } from '#request/review-field-prefix.ts'

/** What the address asks for of a product's reviews; undefined when it could not be fetched. */
export async function fetchInitialReviews(productId: string): Promise<LoadedReviews | undefined> {
  const query = parseReviewQuery(new URLSearchParams(window.location.search), REVIEW_FIELD_PREFIX)
  const client = createReviewsClient()
  const [stats, list] = await Promise.all([client.getStats(productId), fetchPages(client, productId, query)])
  return stats.ok && list !== undefined ? { stats: stats.value, list, query } : undefined
}
