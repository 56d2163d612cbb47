import { getAddressGroup } from '@sorrel/contracts/http/address'
import type { Limit } from '#backend/counters.ts'
import { sharedCounters } from '#backend/shared-counters.ts'
import type { Refusal } from '@sorrel/commerce/server'

/**
 * How often one network address may ask for something that makes a record at the service. An IPv6 address counts by its
 * /64 network. Gives the refusal where nothing is left.
 */
export function createAddressLimit(limit: Limit, counters = sharedCounters) {
  return async (address: string): Promise<Refusal | undefined> => {
    const waitMs = await counters.take(limit, getAddressGroup(address))
    if (waitMs === undefined) return undefined
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
    return { code: 'throttled', message: 'Too many calls', retryAfterSeconds }
  }
}

/** The client's address for route handlers. The proxy in front of the routes sets it; it is never taken from outside. */
export const ADDRESS_HEADER = 'x-client-address'

/** The address of the client; empty where the proxy did not run, as in tests. */
export function getClientAddress({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(ADDRESS_HEADER) ?? ''
}
