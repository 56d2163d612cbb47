import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { searchProducts } from '@sorrel/commerce/catalog'
import type { CommerceClient } from '@sorrel/commerce/client'
import { err, type Result } from '@sorrel/domain/result'
import { isFallbackMode, recordFailure, recordSuccess } from '#service/failures.ts'
import type { ShopConfig } from '#shop/shop.ts'
import type { FoundProducts } from './create-search.ts'

/** One client for the page, so that its cached answers serve every search. */
let client: CommerceClient | undefined

/**
 * Calls the service directly from the browser, with the public key and without a session. Fallback mode makes no calls.
 * See docs/specification.md#fallback-mode.
 */
export function createFinder(
  config: Pick<ShopConfig, 'commerceUrl' | 'commercePublicKey' | 'locale' | 'currency'>,
  limit: number,
) {
  const { commerceUrl, commercePublicKey, locale, currency } = config
  const commerce = (client ??= createBrowserCommerceClient({
    url: commerceUrl,
    publicKey: commercePublicKey,
    onFailure: recordFailure,
    onSuccess: recordSuccess,
  }))
  return async (searchTerm: string, signal?: AbortSignal): Promise<Result<FoundProducts, unknown>> =>
    isFallbackMode()
      ? err('fallback mode')
      : searchProducts(commerce, { searchTerm, locale, currency, limit, signal })
}
