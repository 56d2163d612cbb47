import { withDeadline } from '@sorrel/commerce/exchanges'
import { type RestockCall, restocksEndpoint } from '@sorrel/contracts/http'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import type { ProblemCode } from '@sorrel/contracts/problem'
import { env, type Env } from '#config/env.ts'
import { fetchUpstream } from './resilience/upstreams.ts'

/** The reviews API asks the store before it answers. */
const TIMEOUT_MS = 8000

/** What a refusal of the reviews API is to a shopper. */
const PROBLEMS: Readonly<Record<number, RestockProblem>> = {
  404: 'not_found',
  409: 'conflict',
  429: 'throttled',
}

/** `upstream`: the reviews API, or the store behind it, did not answer. */
export type RestockProblem = Extract<ProblemCode, 'not_found' | 'conflict' | 'throttled' | 'upstream'>

/** Shoppers who wait for what is sold out. */
export interface Restocks {
  /** Reports a wish, or a change of a product. Returns why it was refused; undefined when it was taken. */
  tell(call: RestockCall): Promise<RestockProblem | undefined>
}

export type RestocksConfig = Pick<Env, 'reviewsUrl' | 'revalidateSecret' | 'restockMails'>

/** Undefined for a shop where nobody can wait. */
export function createRestocks(
  { reviewsUrl, revalidateSecret: secrets, restockMails }: RestocksConfig,
  send: typeof fetch = fetchUpstream,
): Restocks | undefined {
  if (reviewsUrl === undefined || secrets === undefined || !restockMails) return undefined
  const sign = createWebhookSigner(secrets)
  const url = new URL(restocksEndpoint.path, reviewsUrl).href
  const post = withDeadline(send, TIMEOUT_MS)
  return {
    tell: async (call) => {
      const body = JSON.stringify(call)
      const headers = { 'content-type': 'application/json', ...sign(body) }
      try {
        const answer = await post(url, { method: 'POST', headers, body, cache: 'no-store' })
        await answer.body?.cancel()
        return answer.ok ? undefined : (PROBLEMS[answer.status] ?? 'upstream')
      } catch {
        return 'upstream'
      }
    },
  }
}

/** Those of this shop; undefined where nobody can wait. */
export const restocks = createRestocks(env)
