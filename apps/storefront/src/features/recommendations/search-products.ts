import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { searchProducts } from '@sorrel/commerce/catalog'
import type { CommerceClient } from '@sorrel/commerce/client'
import { err, ok } from '@sorrel/domain/result'
import { isFallbackMode, recordFailure, recordSuccess } from '#service/failures.ts'
import type { ShopConfig } from '#shop/shop.ts'
import type { SearchProducts } from './find-recommendations.ts'

/** Enough to leave three once the cart's own are out. */
const CANDIDATES_MAX = 25

export type SearchAddress = Pick<ShopConfig, 'commerceUrl' | 'commercePublicKey' | 'locale' | 'currency'>

/** A page speaks with one service: its answers are remembered from one change of the cart to the next. */
let client: CommerceClient | undefined

/** Asks the service straight from the browser, with the public key and without a session. */
export function createProductSearch(address: SearchAddress): SearchProducts {
  const { commerceUrl, commercePublicKey, locale, currency } = address
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
