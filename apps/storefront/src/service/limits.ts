import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Counters, Limit } from './counters.ts'

/** Limits by their names, each made when it is first needed. */
export function createLimits(create: (limit: Limit) => RateLimiterAbstract): Counters['take'] {
  const limiters = new Map<string, RateLimiterAbstract>()
  return async (limit, key) => {
    const limiter = limiters.get(limit.name) ?? create(limit)
    limiters.set(limit.name, limiter)
    try {
      await limiter.consume(key)
      return undefined
    } catch (exceeded) {
      if (exceeded instanceof RateLimiterRes) return exceeded.msBeforeNext
      throw exceeded
    }
  }
}
