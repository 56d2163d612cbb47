import type { Logger } from 'pino'
import { getSessionCookie } from '@sorrel/commerce/session-cookie'
import { createApiProxy } from './api-proxy.ts'

/** Path prefix of the reviews API under the shop's own address. */
export const REVIEWS_PREFIX = '/api/reviews/'

/** Five pictures of 5 MB and the text of the form. */
const BODY_MAX_BYTES = 26 * 1024 * 1024

export interface ReviewsProxyOptions {
  /** Origin of the reviews API; without it there are no reviews. */
  readonly origin: string | undefined
  /** Where shoppers reach the shop: names the cookies that are handed on. */
  readonly publicOrigin: string
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Serves the reviews API from our own address, with bodies up to 26 MB; of the cookies only the session's and the
 * voter's are handed on. Moderation is not reached this way.
 */
export function createReviewsProxy({ origin, publicOrigin, log }: ReviewsProxyOptions) {
  const secure = publicOrigin.startsWith('https:')
  const cookies = [getSessionCookie(publicOrigin).name, secure ? '__Host-reviews_visitor' : 'reviews_visitor']
  return createApiProxy({ origin, prefix: REVIEWS_PREFIX, cookies, bodyMaxBytes: BODY_MAX_BYTES, log })
}
