import { fetchAllProducts } from '@sorrel/commerce/catalog'
import type { ProductPreview } from '@sorrel/domain/product'
import { cache } from 'react'
import { getPublicCommerce } from '#platform/commerce.ts'
import { createScene } from '#platform/create-scene.ts'
import { CATALOG_TAG } from '#platform/revalidation.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { loadStore } from '#platform/store.ts'
import { getAvailable } from '#platform/unavailable.ts'

export interface ListingScreenProps extends ScreenProps {
  readonly products: readonly ProductPreview[]
  /** Filters, sort and page as in the address; empty on a kept page. */
  readonly query: string
}

/** The listing of all products. Throws when the service does not answer in 15 s. Specification sections 2 and 8. */
export const loadListing = cache(async (market: Market, query = ''): Promise<Loaded<ListingScreenProps>> => {
  const store = await loadStore(market)
  const products = getAvailable(await fetchAllProducts(getPublicCommerce([CATALOG_TAG]), market))
  const metadata = getMetadata(store, {
    market,
    path: '/products',
    titles: [store.t('products.title')],
    filtered: query !== '',
  })
  return { metadata, screen: { market, t: store.t, scene: createScene(store, market), products, query } }
})
