import type { Exchange } from '@urql/core'
import { cacheExchange, type KeyGenerator, type KeyingConfig } from '@urql/exchange-graphcache'
import { accountGuesses, accountUpdates } from './cache/account-changes.ts'
import { parseText } from '@sorrel/contracts/untrusted'

const byId: KeyGenerator = (data) => parseText(data.id) ?? null
const onePerSession: KeyGenerator = () => 'session'
const embedded: KeyGenerator = () => null

/** The records that a mutation updates in the cache: found by their id, or one of a kind in a session. */
const KEYED: KeyingConfig = {
  Session: onePerSession,
  SwellAccount: onePerSession,
  SwellAccountAddress: byId,
  SwellAccountCard: byId,
  SwellSubscription: byId,
}

/**
 * Every other record is embedded in its parent, including types that this package does not know. Many have no id. The
 * ids of catalogue records do not identify the language and currency of their texts and prices, and an option or a tax
 * has the same id on every line.
 */
const commerceKeys: KeyingConfig = new Proxy(KEYED, {
  get: (keyed, typename) => (typeof typename === 'string' ? (keyed[typename] ?? embedded) : undefined),
})

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
