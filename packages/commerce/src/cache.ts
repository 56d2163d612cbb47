import type { Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { accountUpdates } from './cache/account-changes.ts'
import { cartUpdates } from './cache/cart-changes.ts'
import { commerceKeys } from './cache/keys.ts'

/**
 * A normalised cache for one session: every cart that comes in is the cart, and signing in or out removes personal data.
 * Do not share it between people. A cart that shows changes before the answer is the one of `cart-store`.
 */
export function commerceCacheExchange(): Exchange {
  return cacheExchange({
    keys: commerceKeys,
    updates: { Mutation: { ...cartUpdates, ...accountUpdates } },
  })
}
