import { withDeadline } from '@sorrel/commerce/exchanges'
import { parseAnswer, type ReviewRequestCall, reviewRequestsEndpoint } from '@sorrel/contracts/http'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { env, type Env } from '#config/env.ts'
import { fetchUpstream } from './resilience/upstreams.ts'

const TIMEOUT_MS = 3000

/** Orders whose customers are asked for reviews by mail. */
export interface ReviewRequests {
  /** Days after the delivery. */
  readonly days: number
  /**
   * Reports an event of an order. Returns whether its customer will be asked for a review; undefined if the reviews API
   * did not answer.
   */
  tell(call: ReviewRequestCall): Promise<boolean | undefined>
}

export type ReviewRequestsConfig = Pick<Env, 'reviewsUrl' | 'revalidateSecret' | 'reviewRequestDays'>

/** Undefined for a shop without review requests. */
export function createReviewRequests(
  { reviewsUrl, revalidateSecret: secrets, reviewRequestDays: days }: ReviewRequestsConfig,
  send: typeof fetch = fetchUpstream,
): ReviewRequests | undefined {
  if (reviewsUrl === undefined || secrets === undefined || days === undefined) return undefined
  const sign = createWebhookSigner(secrets)
  const url = new URL(reviewRequestsEndpoint.path, reviewsUrl).href
  const post = withDeadline(send, TIMEOUT_MS)
  return {
    days,
    tell: async (call) => {
      const body = JSON.stringify(call)
      const headers = { 'content-type': 'application/json', ...sign(body) }
      try {
        const answer = await post(url, { method: 'POST', headers, body, cache: 'no-store' })
        const parsed = answer.ok ? parseAnswer(reviewRequestsEndpoint, await answer.json()) : undefined
        return parsed?.ok === true ? parsed.value.wanted : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** The review requests of this shop; undefined without any. */
export const reviewRequests = createReviewRequests(env)
