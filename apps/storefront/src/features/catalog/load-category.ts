import { fetchCategory } from '@sorrel/commerce/catalog'
import type { Category } from '@sorrel/domain/category'
import { cache } from 'react'
import { loadRatings } from '#features/reviews/server.ts'
import { getPublicCommerce } from '#service/commerce.ts'
import { CATALOG_TAG } from '#service/revalidation.ts'
import { redirectOrNotFound } from '#routing/redirect-or-not-found.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { getAddressIn } from '#routing/public-address.ts'
import { loadStore } from '#service/store.ts'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import type { StructuredNode } from '#routing/structured-data.tsx'
import { toBreadcrumbList } from '#routing/breadcrumbs.ts'
import { getAvailable } from '#service/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'

export interface CategoryScreenProps extends ScreenProps {
  /** For search engines: the way to this page. */
  readonly structuredData: readonly StructuredNode[]
  readonly category: Category
  /** Filters, sort and page as in the address; empty on a cached page. */
  readonly query: string
}

/** A category's page. Throws when the service does not answer in 15 s. See docs/specification.md#category-page. */
export const loadCategory = cache(
  async (market: Market, slug: string, query = ''): Promise<Loaded<CategoryScreenProps>> => {
    const store = await loadStore(market)
    const commerce = getPublicCommerce([cacheTags.category(slug), CATALOG_TAG])
    const category = getAvailable(await fetchCategory(commerce, { slug, ...market }))
    if (category === null) redirectOrNotFound(store, market, routes.category(slug))
    const metadata = getMetadata(store, {
      market,
      path: routes.category(slug),
      titles: [category.metaTitle, category.name],
      description: category.metaDescription,
      keywords: category.metaKeywords?.split(',').map((word) => word.trim()),
      pictures: category.images.slice(0, 1),
      filtered: query !== '',
    })
    const structuredData = [
      toBreadcrumbList({
        breadcrumbs: [{ label: store.t('navigation.home'), path: routes.home() }, { label: category.name }],
        path: routes.category(slug),
        toAddress: getAddressIn({ locale: market.locale, defaultLocale: store.settings.store.locale }),
      }),
    ]
    const shop = { ...createShopView(store, market), getRating: await loadRatings(category.products) }
    return { metadata, screen: { shop, structuredData, category, query } }
  },
)
