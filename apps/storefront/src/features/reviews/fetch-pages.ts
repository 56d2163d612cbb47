import type { Review, ReviewQuery, ReviewsClient } from '@sorrel/reviews/model'

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
