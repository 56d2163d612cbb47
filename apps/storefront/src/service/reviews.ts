import { withDeadline } from '@sorrel/commerce/exchanges'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { createReviewsClient, type ReviewsClient } from '@sorrel/reviews/model'
import { steadyClock } from './clock.ts'
import { env } from './env.ts'
import { createCachedFetch } from './cached-fetch.ts'
import { getTimeLeftMs } from './resilience/page-budget.ts'
import { fetchUpstream } from './resilience/upstreams.ts'
import { getRender } from './render.ts'

/** A page never waits longer for its reviews, and never longer than its own time; the browser asks again. */
const TIMEOUT_MS = 3000

/** How long a page without its reviews is cached. See docs/adr/0001-cached-pages-per-market.md. */
const INCOMPLETE_SECONDS = 30

/** Reads that are cached until a review of one of the products changes. Undefined without a reviews API. */
export function getCachedReviews(productIds: readonly string[]): ReviewsClient | undefined {
  return createClient(createCachedFetch(productIds.map(cacheTags.reviews)))
}

/** Reads that are not cached: what a visitor types would fill the cache without end. */
export function getFreshReviews(): ReviewsClient | undefined {
  return createClient((input, init) => fetchUpstream(input, { ...init, cache: 'no-store' }))
}

/** Whether the shop takes reviews. */
export function hasReviews(): boolean {
  return env.reviewsUrl !== undefined
}

function createClient(send: typeof fetch): ReviewsClient | undefined {
  if (env.reviewsUrl === undefined) return undefined
  return createReviewsClient({
    origin: env.reviewsUrl,
    fetch: (input, init) => withDeadline(send, Math.min(TIMEOUT_MS, getTimeLeftMs()))(input, init),
  })
}

/** Caches the page that is being made for a short time only. */
export function cacheBriefly(): void {
  getRender()?.recordRead?.({ startedAt: steadyClock(), tags: [], cacheMs: INCOMPLETE_SECONDS * 1000 })
}
