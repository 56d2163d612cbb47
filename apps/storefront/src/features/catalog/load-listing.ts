import { fetchAllProducts } from '@sorrel/commerce/catalog'
import { routes } from '@sorrel/contracts/routes'
import type { ProductPreview } from '@sorrel/domain/product'
import { cache } from 'react'
import { loadRatings } from '#features/reviews/server.ts'
import { getPublicCommerce } from '#service/commerce.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { getAddressIn } from '#routing/public-address.ts'
import { loadStore } from '#service/store.ts'
import type { StructuredNode } from '#routing/structured-data.tsx'
import { toBreadcrumbList } from '#routing/breadcrumbs.ts'
import { getAvailable } from '#service/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface ListingScreenProps extends ScreenProps {
  /** For search engines: the way to this page. */
  readonly structuredData: readonly StructuredNode[]
  readonly products: readonly ProductPreview[]
  /** Filters, sort and page as in the address; empty on a cached page. */
  readonly query: string
}

/** The listing of all products. Throws when the service does not answer in 15 s. See docs/specification.md#category-page. */
export const loadListing = cache(async (market: Market, query = ''): Promise<Loaded<ListingScreenProps>> => {
  const store = await loadStore(market)
  const products = getAvailable(await fetchAllProducts(getPublicCommerce([CATALOG_TAG]), market))
  const metadata = getMetadata(store, {
    market,
    path: routes.products(),
    titles: [store.t('products.title')],
    pictures: products.flatMap(({ image }) => image ?? []).slice(0, 1),
    filtered: query !== '',
  })
  const structuredData = [
    toBreadcrumbList({
      breadcrumbs: [
        { label: store.t('navigation.home'), path: routes.home() },
        { label: store.t('products.title') },
      ],
      path: routes.products(),
      toAddress: getAddressIn({ locale: market.locale, defaultLocale: store.settings.store.locale }),
    }),
  ]
  const shop = { ...createShopView(store, market), getRating: await loadRatings(products) }
  return { metadata, screen: { shop, structuredData, products, query } }
})
