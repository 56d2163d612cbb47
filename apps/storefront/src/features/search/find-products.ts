import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { searchProducts } from '@sorrel/commerce/catalog'
import { err } from '@sorrel/domain/result'
import { isFallbackMode, recordFailure, recordSuccess } from '#service/failure-memory.ts'
import type { ShopConfig } from '#shop/shop.ts'
import type { SearchOptions } from './create-search.ts'

/** As many as the panel's grid shows; the search page shows more. */
const RESULTS_MAX = 12

/**
 * Calls the service directly from the browser, with the public key and without a session. Fallback mode makes no calls. See docs/specification.md#fallback-mode.
 */
export function createFinder({
  commerceUrl,
  commercePublicKey,
  locale,
  currency,
}: Pick<ShopConfig, 'commerceUrl' | 'commercePublicKey' | 'locale' | 'currency'>): SearchOptions['find'] {
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
