import { parseText } from '@sorrel/contracts/untrusted'
import type { KeyGenerator, KeyingConfig } from '@urql/exchange-graphcache'

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
 * Every other record stays inside the one that holds it, types this package has not heard of included. Many have no
 * id. Those of the catalogue have one, but it does not tell the locale and currency that their words and prices are
 * in; and an option or a tax repeats its id on every line.
 */
export const commerceKeys: KeyingConfig = new Proxy(KEYED, {
  get: (keyed, typename) => (typeof typename === 'string' ? (keyed[typename] ?? embedded) : undefined),
})
