import type { Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { accountGuesses, accountUpdates } from './cache/account-changes.ts'
import { commerceKeys } from './cache/keys.ts'

/**
 * A normalised cache of catalogue and account for one session. Account changes are shown optimistically and rolled back
 * on a refusal; signing in or out removes personal data. Do not share it between visitors. It does not cache carts:
 * read those with `network-only`, or use `cart-store`.
 */
export function commerceCacheExchange(): Exchange {
  return cacheExchange({
    keys: commerceKeys,
    updates: { Mutation: accountUpdates },
    optimistic: accountGuesses,
  })
}
