import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { searchProducts } from '@sorrel/commerce/catalog'
import type { CommerceClient } from '@sorrel/commerce/client'
import { err, ok } from '@sorrel/domain/result'
import { isFallbackMode, recordFailure, recordSuccess } from '#service/failure-memory.ts'
import type { ShopConfig } from '#shop/shop.ts'
import type { SearchProducts } from './find-recommendations.ts'

/** Enough to leave three after the cart's own products are removed. */
const CANDIDATES_MAX = 25

/** One client for the page, so that its cached answers serve after each change of the cart. */
let client: CommerceClient | undefined

/** Calls the service directly from the browser, with the public key and without a session. */
export function createProductSearch({
  commerceUrl,
  commercePublicKey,
  locale,
  currency,
}: Pick<ShopConfig, 'commerceUrl' | 'commercePublicKey' | 'locale' | 'currency'>): SearchProducts {
  const commerce = (client ??= createBrowserCommerceClient({
    url: commerceUrl,
    publicKey: commercePublicKey,
    onFailure: recordFailure,
    onSuccess: recordSuccess,
  }))
  return async (searchTerm) => {
    if (isFallbackMode()) return err('fallback mode')
    const found = await searchProducts(commerce, { searchTerm, locale, currency, limit: CANDIDATES_MAX })
    return found.ok ? ok(found.value.products) : found
  }
}
