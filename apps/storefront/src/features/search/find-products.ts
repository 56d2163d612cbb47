import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { searchProducts } from '@sorrel/commerce/catalog'
import { err } from '@sorrel/domain/result'
import { isFallbackMode, recordFailure, recordSuccess } from '#service/failures.ts'
import type { ShopConfig } from '#shop/shop.ts'
import type { SearchOptions } from './create-search.ts'

/** What fills the grid; the search page shows more. */
const RESULTS_MAX = 12

type Address = Pick<ShopConfig, 'commerceUrl' | 'commercePublicKey' | 'locale' | 'currency'>

/**
 * Asks the service straight from the browser, with the public key and without a session; nobody is asked in fallback
 * mode. See docs/specification.md#fallback-mode.
 */
export function createFinder(address: Address): SearchOptions['find'] {
  const { commerceUrl, commercePublicKey, locale, currency } = address
  const client = createBrowserCommerceClient({
    url: commerceUrl,
    publicKey: commercePublicKey,
    onFailure: recordFailure,
    onSuccess: recordSuccess,
  })
  return async (searchTerm, signal) =>
    isFallbackMode()
      ? err('fallback mode')
      : searchProducts(client, { searchTerm, locale, currency, limit: RESULTS_MAX, signal })
}
