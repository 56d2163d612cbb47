import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { searchProducts } from '@sorrel/commerce/catalog'
import type { ShopConfig } from '#platform/shop-config.tsx'
import type { SearchOptions } from './create-search.ts'

/** What fills the grid; the search page shows more. */
const RESULTS_MAX = 12

type Address = Pick<ShopConfig, 'commerceUrl' | 'commercePublicKey' | 'locale' | 'currency'>

/** Asks the service straight from the browser, with the public key and without a session. */
export function createFinder(address: Address): SearchOptions['find'] {
  const { commerceUrl, commercePublicKey, locale, currency } = address
  const client = createBrowserCommerceClient({ url: commerceUrl, publicKey: commercePublicKey })
  return (searchTerm, signal) =>
    searchProducts(client, { searchTerm, locale, currency, limit: RESULTS_MAX, signal })
}
