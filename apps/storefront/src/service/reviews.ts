import { cacheTags } from '@sorrel/contracts/revalidate'
import { createReviewsClient, type ReviewsClient } from '@sorrel/reviews/model'
import { unstable_cache } from 'next/cache'
import { env } from './env.ts'
import { createCachedFetch } from './cached-fetch.ts'

/** A page never waits longer for its reviews; the browser asks again. */
const TIMEOUT_MS = 3000

/** How long a page without its reviews is cached. See docs/adr/0001-cached-pages-per-market.md. */
const INCOMPLETE_SECONDS = 30

/** Reads that are cached until a review of one of the products changes. Undefined without a reviews API. */
export function getCachedReviews(productIds: readonly string[]): ReviewsClient | undefined {
  return createClient(createCachedFetch(productIds.map(cacheTags.reviews)))
}

/** Reads that are not cached: what a visitor types would fill the cache without end. */
export function getFreshReviews(): ReviewsClient | undefined {
  return createClient((input, init) => fetch(input, { ...init, cache: 'no-store' }))
}

function createClient(
  send: (input: string, init: RequestInit) => Promise<Response>,
): ReviewsClient | undefined {
  if (env.reviewsUrl === undefined) return undefined
  return createReviewsClient({ origin: env.reviewsUrl, fetch: send, timeoutMs: TIMEOUT_MS })
}

/** Caches the page that is being made for a short time only. */
export async function cacheBriefly(): Promise<void> {
  await unstable_cache(async () => true, ['brief'], { revalidate: INCOMPLETE_SECONDS })()
}
