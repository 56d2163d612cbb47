import { withDeadline } from '@sorrel/commerce/exchanges'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { createReviewsClient, type ReviewsClient } from '@sorrel/reviews/model'
import { unstable_cache } from 'next/cache'
import { env } from '#config/env.ts'
import { createCachedFetch, isOutsideOfNext } from './cached-fetch.ts'
import { getTimeLeftMs } from './resilience/page-budget.ts'
import { fetchUpstream } from './resilience/upstreams.ts'

/** Timeout of a call; the page's own deadline may be earlier. */
const TIMEOUT_MS = 3000

/**
 * Maximum time that a visitor waits for a page's reviews: the browser requests them again. The call continues, so that
 * its answer is available to the next page and a failure is counted.
 */
const WAIT_MS = 1000

/** How long a page without its reviews is cached. See docs/adr/0001-cached-pages-per-market.md. */
const INCOMPLETE_SECONDS = 5

/** Reads that are cached until a review of one of the products changes. Undefined without a reviews API. */
export function getCachedReviews(productIds: readonly string[]): ReviewsClient | undefined {
  return createClient(
    createCachedFetch(productIds.map(cacheTags.reviews), { waitMs: WAIT_MS, timeoutMs: getTimeoutMs() }),
  )
}

/** Uncached reads: typed searches would fill the cache without end. */
export function getFreshReviews(): ReviewsClient | undefined {
  const send: typeof fetch = (input, init) => fetchUpstream(input, { ...init, cache: 'no-store' })
  return createClient((input, init) => withDeadline(send, getTimeoutMs())(input, init))
}

const getTimeoutMs = () => Math.min(TIMEOUT_MS, getTimeLeftMs())

/** Whether the shop takes reviews. */
export function hasReviews(): boolean {
  return env.reviewsUrl !== undefined
}

function createClient(send: typeof fetch): ReviewsClient | undefined {
  if (env.reviewsUrl === undefined) return undefined
  return createReviewsClient({ origin: env.reviewsUrl, fetch: send })
}

const keepBriefly = unstable_cache(async () => true, ['incomplete page'], { revalidate: INCOMPLETE_SECONDS })

/** Makes Next cache the current page only briefly, because a part of it is missing. */
export async function cacheBriefly(): Promise<void> {
  try {
    await keepBriefly()
  } catch (error) {
    if (!isOutsideOfNext(error)) throw error
  }
}
