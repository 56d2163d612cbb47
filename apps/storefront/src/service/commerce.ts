import { type CommerceClient, createCommerceClient } from '@sorrel/commerce/client'
import { createRetryBudget } from '@sorrel/commerce/exchanges'
import { env } from './env.ts'
import { createCachedFetch } from './cached-fetch.ts'
import { commerceLog } from './log.ts'

/** Retries of this process together, so that an outage does not cause more traffic. It holds nothing of visitors. */
const retryBudget = createRetryBudget()

/** A client for anonymous reads that are cached under `tags`. It never sends a session. */
export function getPublicCommerce(tags: readonly string[]): CommerceClient {
  return createCommerceClient({
    url: env.commerceUrl,
    publicKey: env.commercePublicKey,
    fetch: createCachedFetch(tags),
    logger: commerceLog,
    retryBudget,
  })
}

/**
 * A client for anonymous reads that are not cached: what a visitor types, such as a search, would fill the cache without
 * end. It sends no session either.
 */
export function getFreshCommerce(): CommerceClient {
  return createSessionCommerce({ token: undefined })
}

export interface SessionCommerceOptions {
  readonly token: string | undefined
  /** Called each time the service replaces the session's token. */
  readonly onSession?: (token: string) => void
}

/** A client for one visitor and one request. It follows the service when that replaces the session. */
export function createSessionCommerce({ token, onSession }: SessionCommerceOptions): CommerceClient {
  let current = token
  return createCommerceClient({
    url: env.commerceUrl,
    publicKey: env.commercePublicKey,
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
    logger: commerceLog,
    retryBudget,
    getSession: () => current,
    onSession: (replaced) => {
      current = replaced
      onSession?.(replaced)
    },
  })
}
