import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Number of refusals per address that are answered immediately within ten seconds. */
export const REFUSALS_AT_ONCE = 20
const SECONDS = 10

/** Further refusals are delayed by this many milliseconds, which leaves a connection four in a second. */
export const REFUSAL_DELAY_MS = 250

/**
 * Returns how long a refusal to an address is delayed, in milliseconds. A client that retries as soon as it is refused
 * would keep the server busy; a delay only costs an open connection.
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
