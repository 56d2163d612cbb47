import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import { sanitizeRequest } from '#request/sanitize-request.ts'
import { getSecurityHeaders } from '#request/response-headers.ts'
import { env } from '#config/env.ts'
import { log } from '#backend/log.ts'
import { createCatalogProxy } from './catalog-proxy.ts'
import { createMediaProxy } from './media-proxy.ts'
import { createReviewsProxy } from './reviews-proxy.ts'

/** The services behind the shop, under its own address, as the environment names them. */
const toReviews = createReviewsProxy({ origin: env.reviewsUrl, publicOrigin: env.publicOrigin, log })
export const proxyCatalog = createCatalogProxy({ origin: env.catalogApiUrl, log })
export const proxyMedia = createMediaProxy({ origin: env.commerceUrl, log })

/**
 * Uploads bypass proxy.ts, so requests for reviews are sanitized here, and their answers get the headers of every
 * answer.
 */
export async function proxyReviews(request: Request): Promise<Response> {
  const { headers, id } = sanitizeRequest(request.headers)
  const answer = await toReviews(new Request(request, { headers }))
  for (const [name, value] of Object.entries(getSecurityHeaders(env)))
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  answer.headers.set(REQUEST_ID_HEADER, id)
  return answer
}
