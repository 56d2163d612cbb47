import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { routes } from '@sorrel/contracts/routes'
import type { ProductPreview } from '@sorrel/domain/product'
import { parseSharedSlugs } from '@sorrel/domain/saved-products'
import { cache } from 'react'
import { getPublicCommerce } from '#backend/commerce.ts'
import { CATALOG_TAG } from '#backend/revalidation.ts'
import { getAvailable } from '#backend/unavailable.ts'
import type { Market } from '#request/market.ts'
import { loadLastStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import { getMetadata } from '#shop/metadata.ts'

/** A list that another shopper shared. */
export interface SharedList {
  /** In the order of the link. */
  readonly products: readonly ProductPreview[]
  /** How many of the link's products the store no longer has. */
  readonly goneCount: number
}

export interface SavedListScreenProps {
  /** Undefined: the visitor's own list, which only the browser knows. */
  readonly shared: SharedList | undefined
}

const PRODUCTS_FIELD = 'products'

/** The saved products of this browser, or those that a link names. See docs/specification.md#saved-products. */
export const loadSavedList = cache(
  async (market: Market, query: string): Promise<Loaded<SavedListScreenProps>> => {
    const store = await loadLastStore(market)
    const slugs = parseSharedSlugs(new URLSearchParams(query).get(PRODUCTS_FIELD))
    const shared = slugs.length === 0 ? undefined : await loadShared(market, slugs)
    const metadata = getMetadata(store, {
      market,
      path: routes.saved(),
      titles: [store.t(shared === undefined ? 'saved.title' : 'saved.shared_title')],
      isPrivate: true,
    })
    return { metadata, shop: createShopView(store, market), screen: { shared } }
  },
)

async function loadShared(market: Market, slugs: readonly string[]): Promise<SharedList> {
  const commerce = getPublicCommerce([CATALOG_TAG], { showsProducts: true })
  const args = { ...market, where: { slug: { $in: slugs } }, limit: slugs.length }
  const found = getAvailable(await fetchProductsPage(commerce, args)).products
  const products = slugs.flatMap((slug) => found.find((product) => product.slug === slug) ?? [])
  return { products, goneCount: slugs.length - products.length }
}
