import { getAddressGroup } from '@sorrel/http/address'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { EndpointError } from './endpoint/answer.ts'

export interface AddressLimitOptions {
  readonly calls: number
  readonly seconds: number
}

/**
 * How often one network address may ask for something that makes a record at the service. Counted in this process; an IPv6
 * address counts by its /64 network. Gives the refusal where nothing is left.
 */
export function createAddressLimit({ calls, seconds }: AddressLimitOptions) {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async (address: string): Promise<EndpointError | undefined> => {
    try {
      await limiter.consume(getAddressGroup(address))
      return undefined
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded
      const retryAfterSeconds = Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000))
      return { code: 'throttled', message: 'Too many calls', retryAfterSeconds }
    }
  }
}
