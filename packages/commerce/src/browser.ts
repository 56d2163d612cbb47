import { commerceCacheExchange } from './cache.ts'
import { createCommerceClient, type CommerceClient, type CommerceClientOptions } from './client.ts'

export { createStoredSession } from './browser/stored-session.ts'

/** A client with a cache, for one visitor in one browser. Load it when it is first needed. */
export function createBrowserCommerceClient(options: CommerceClientOptions): CommerceClient {
  return createCommerceClient({
    ...options,
    exchanges: [...(options.exchanges ?? []), commerceCacheExchange()],
  })
}
