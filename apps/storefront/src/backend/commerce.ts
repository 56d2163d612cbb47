import { type CommerceClient, createCommerceClient } from '@sorrel/commerce/client'
import { createRetryBudget } from '@sorrel/commerce/exchanges'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { env } from '#config/env.ts'
import { type CachedFetchOptions, createCachedFetch } from './cached-fetch.ts'
import { commerceLog } from './log.ts'
import { getProcessState } from './process-state.ts'
import { getTimeLeftMs } from './resilience/page-budget.ts'
import { fetchUpstream } from './resilience/upstreams.ts'

/**
 * Shared by all clients of this process; holds nothing of visitors. Retries are counted together, so that an outage
 * does not multiply traffic.
 */
const CONNECTION = {
  url: env.commerceUrl,
  graphqlPath: env.commerceGraphqlPath,
  publicKey: env.commercePublicKey,
  logger: commerceLog,
  retryBudget: getProcessState('retry budget', createRetryBudget),
  getTimeLeftMs,
  giftCategory: SHOP_CONFIG.giftCategory,
} as const

/** A client for anonymous reads that are cached under `tags`. It never sends a session. */
export function getPublicCommerce(tags: readonly string[], options?: CachedFetchOptions): CommerceClient {
  return createCommerceClient({ ...CONNECTION, fetch: createCachedFetch(tags, options) })
}

/**
 * A client for uncached anonymous reads: typed searches would fill the cache without end. It sends no session either.
 */
export function getFreshCommerce(): CommerceClient {
  return createSessionCommerce({ token: undefined })
}

export interface SessionCommerceOptions {
  readonly token: string | undefined
  /** Called each time the service replaces the session's token. */
  readonly onSession?: ((token: string) => void) | undefined
  /** Called when the service refuses the token as damaged: the visitor is a stranger from then on. */
  readonly onSessionLost?: () => void
}

/** A client for one visitor and one request. It follows the service when that replaces the session. */
export function createSessionCommerce({
  token,
  onSession,
  onSessionLost,
}: SessionCommerceOptions): CommerceClient {
  let current = token
  return createCommerceClient({
    ...CONNECTION,
    fetch: (input, init) => fetchUpstream(input, { ...init, cache: 'no-store' }),
    getSession: () => current,
    onSession: (replaced) => {
      current = replaced
      onSession?.(replaced)
    },
    onSessionLost: () => {
      current = undefined
      onSessionLost?.()
    },
  })
}
