import { withDeadline } from '@sorrel/commerce/exchanges'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { createReviewsClient, type ReviewsClient } from '@sorrel/reviews/model'
import { steadyClock } from './clock.ts'
import { env } from './env.ts'
import { createCachedFetch } from './cached-fetch.ts'
import { getTimeLeftMs } from './resilience/page-budget.ts'
import { fetchUpstream } from './resilience/upstreams.ts'
import { getRender } from './render.ts'

/** A call takes no longer, and never longer than the page's own time. */
const TIMEOUT_MS = 3000

/**
 * A visitor never waits longer for a page's reviews: the browser asks again. The call goes on, so that its answer is there for
 * the next page and its failure counts.
 */
const WAIT_MS = 1000

/** How long a page without its reviews is cached. See docs/adr/0001-cached-pages-per-market.md. */
const INCOMPLETE_SECONDS = 30

/** Reads that are cached until a review of one of the products changes. Undefined without a reviews API. */
export function getCachedReviews(productIds: readonly string[]): ReviewsClient | undefined {
  const waitMs = isAwaited() ? WAIT_MS : undefined
  return createClient(
    createCachedFetch(productIds.map(cacheTags.reviews), { waitMs, timeoutMs: getTimeoutMs() }),
  )
}

/** Reads that are not cached: what a visitor types would fill the cache without end. */
export function getFreshReviews(): ReviewsClient | undefined {
  const send: typeof fetch = (input, init) => fetchUpstream(input, { ...init, cache: 'no-store' })
  return createClient((input, init) => withDeadline(send, getTimeoutMs())(input, init))
}

const getTimeoutMs = () => Math.min(TIMEOUT_MS, getTimeLeftMs())

/** Whether a visitor waits for the answer that is being made. */
function isAwaited(): boolean {
  const render = getRender()
  return render !== undefined && render.priority !== 'renewal'
}

/** Whether the shop takes reviews. */
export function hasReviews(): boolean {
  return env.reviewsUrl !== undefined
}

function createClient(send: typeof fetch): ReviewsClient | undefined {
  if (env.reviewsUrl === undefined) return undefined
  return createReviewsClient({ origin: env.reviewsUrl, fetch: send })
}

/** Caches the page that is being made for a short time only; one that a visitor waited for just until it can be renewed. */
export function cacheBriefly(): void {
  const cacheMs = isAwaited() ? 0 : INCOMPLETE_SECONDS * 1000
  getRender()?.recordRead?.({ startedAt: steadyClock(), tags: [], cacheMs })
}
