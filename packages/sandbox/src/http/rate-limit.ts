import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from './refuse.ts'

/** Gives the refusal of a call that is one too many; undefined where it may go on. */
export type RateLimit = (path: string) => Promise<Response | undefined>

/** Limits the calls of GraphQL and REST in each second, all together. 0 sets no limit. */
export function createRateLimit(perSecond: number): RateLimit {
  if (perSecond === 0) return () => Promise.resolve(undefined)
  const limiter = new RateLimiterMemory({ points: perSecond, duration: 1 })
  return async (path) => {
    if (!/^\/(graphql|api)\b/.test(path)) return undefined
    try {
      await limiter.consume('all')
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      const headers = { 'retry-after': String(seconds) }
      return fail({ status: 429, code: 'rate_limit', message: 'Too many requests.', headers })
    }
  }
}
