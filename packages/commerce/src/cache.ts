import type { Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { accountUpdates } from './cache/account-changes.ts'
import { cartUpdates, optimisticCartChanges } from './cache/cart-changes.ts'
import { commerceKeys } from './cache/keys.ts'

/**
 * A normalised cache for one session: every cart that comes in is the cart, quantities change before the service
 * answers and change back when it refuses, and signing in or out removes personal data. Do not share it between people.
 *
 * A client with the request policy `network-only` never shows a change before the answer: keep `cache-first`, or
 * `cache-and-network` for a query that is to be fresh.
 */
export function commerceCacheExchange(): Exchange {
  return cacheExchange({
    keys: commerceKeys,
    updates: { Mutation: { ...cartUpdates, ...accountUpdates } },
    optimistic: optimisticCartChanges,
  })
}
