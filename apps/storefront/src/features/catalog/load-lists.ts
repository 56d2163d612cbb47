import { fetchAllProducts, fetchCategory } from '@sorrel/commerce/catalog'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import type { Category } from '@sorrel/domain/category'
import type { ProductPreview } from '@sorrel/domain/product'
import { cache } from 'react'
import { loadRatings } from '#features/reviews/server.ts'
import { toBreadcrumbList } from '#routing/breadcrumbs.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { getAddressIn } from '#routing/public-address.ts'
import { redirectOrNotFound } from '#routing/redirect-or-not-found.ts'
import type { StructuredNode } from '#routing/structured-data.tsx'
import { getPublicCommerce } from '#service/commerce.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'
import { loadStore, type StoreContext } from '#service/store.ts'
import { getAvailable } from '#service/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'

interface ListScreenProps extends ScreenProps {
  /** For search engines: the breadcrumbs of this page. */
  readonly structuredData: readonly StructuredNode[]
  /** Filters, sort and page as in the address; empty on a cached page. */
  readonly query: string
}

export interface ListingScreenProps extends ListScreenProps {
  readonly products: readonly ProductPreview[]
}

export interface CategoryScreenProps extends ListScreenProps {
  readonly category: Category
}

/** The listing of all products. Throws when the service does not answer in 15 s. See docs/specification.md#category-page. */
export const loadListing = cache(async (market: Market, query = ''): Promise<Loaded<ListingScreenProps>> => {
  const store = await loadStore(market)
  const products = getAvailable(await fetchAllProducts(getPublicCommerce([CATALOG_TAG]), market))
  const page = { path: routes.products(), title: store.t('products.title') }
  const metadata = getMetadata(store, {
    market,
    path: page.path,
    titles: [page.title],
    pictures: products.flatMap(({ image }) => image ?? []).slice(0, 1),
    filtered: query !== '',
  })
  return {
    metadata,
    screen: { ...(await loadListScreen(store, market, { ...page, products })), products, query },
  }
})

/** A category's page. Throws when the service does not answer in 15 s. See docs/specification.md#category-page. */
export const loadCategory = cache(
  async (market: Market, slug: string, query = ''): Promise<Loaded<CategoryScreenProps>> => {
    const store = await loadStore(market)
    const commerce = getPublicCommerce([cacheTags.category(slug), CATALOG_TAG])
    const category = getAvailable(await fetchCategory(commerce, { slug, ...market }))
    const path = routes.category(slug)
    if (category === null) redirectOrNotFound(store, market, path)
    const { name: title, products } = category
    const metadata = getMetadata(store, {
      market,
      path,
      titles: [category.metaTitle, title],
      description: category.metaDescription,
      keywords: category.metaKeywords?.split(',').map((word) => word.trim()),
      pictures: category.images.slice(0, 1),
      filtered: query !== '',
    })
    const screen = await loadListScreen(store, market, { path, title, products })
    return { metadata, screen: { ...screen, category, query } }
  },
)

async function loadListScreen(
  store: StoreContext,
  market: Market,
  page: { readonly path: string; readonly title: string; readonly products: readonly ProductPreview[] },
) {
  const { path, title, products } = page
  const breadcrumbs = [{ label: store.t('navigation.home'), path: routes.home() }, { label: title }]
  const toAddress = getAddressIn({ locale: market.locale, defaultLocale: store.settings.store.locale })
  return {
    shop: { ...createShopView(store, market), getRating: await loadRatings(products) },
    structuredData: [toBreadcrumbList({ breadcrumbs, path, toAddress })],
  }
}
