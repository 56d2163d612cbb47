import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** This many refusals in ten seconds are answered at once to one address. */
export const REFUSALS_AT_ONCE = 20
const SECONDS = 10

/** Further refusals are delayed by this many milliseconds, which leaves a connection four in a second. */
export const REFUSAL_DELAY_MS = 250

/**
 * Says how long a refusal to an address is held back, in milliseconds. A client that asks again as soon as it is refused
 * would keep the server busy with refusals; it waits instead, which costs the server an open connection.
 */
export function createRefusalRate(): (group: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'refused', points: REFUSALS_AT_ONCE, duration: SECONDS })
  return async (group) => {
    try {
      await limiter.consume(group)
      return 0
    } catch (exceeded) {
      if (exceeded instanceof RateLimiterRes) return REFUSAL_DELAY_MS
      throw exceeded
    }
  }
}
