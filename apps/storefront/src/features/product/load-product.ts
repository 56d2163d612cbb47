import { routes } from '@sorrel/contracts/routes'
import { fetchProduct } from '@sorrel/commerce/product'
import type { Product } from '@sorrel/domain/product'
import { cache } from 'react'
import { loadRatings, loadReviews, type ReviewsOfPage, toReviewData } from '#features/reviews/server.ts'
import { getPublicCommerce } from '#service/commerce.ts'
import { redirectOrNotFound } from '#routing/redirect-or-not-found.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { getAddressIn, toPublicPicture } from '#routing/public-address.ts'
import { loadStore } from '#service/store.ts'
import type { StructuredNode } from '#routing/structured-data.tsx'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getAvailable } from '#service/unavailable.ts'
import type { Breadcrumb } from '#routing/breadcrumbs.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { getProductBreadcrumbs } from './get-product-breadcrumbs.ts'
import { toProductData } from './to-product-data.ts'

export interface ProductScreenProps extends ScreenProps {
  readonly product: Product
  readonly breadcrumbs: readonly Breadcrumb[]
  /** For search engines. */
  readonly structuredData: readonly StructuredNode[]
  /** The page's own query, such as the chosen variant; empty on a cached page. */
  readonly query: string
  readonly reviews: ReviewsOfPage
}

/** Pictures offered to sites that show a shared page. */
const SHARED_PICTURES_MAX = 4

/** A product's page. Throws when the service does not answer in 10 s. See docs/specification.md#product-page. */
export const loadProduct = cache(
  async (market: Market, slug: string, query = ''): Promise<Loaded<ProductScreenProps>> => {
    const store = await loadStore(market)
    const product = getAvailable(
      await fetchProduct(getPublicCommerce([cacheTags.product(slug)]), { slug, ...market }),
    )
    if (product === null) redirectOrNotFound(store, market, routes.product(slug))
    const [reviews, getRating] = await Promise.all([
      loadReviews(product.id, query),
      loadRatings(product.upSells),
    ])
    const metadata = getMetadata(store, {
      market,
      path: routes.product(slug),
      titles: [product.metaTitle, product.name],
      description: product.metaDescription,
      keywords: getKeywords(product),
      pictures: product.images.slice(0, SHARED_PICTURES_MAX),
    })
    const breadcrumbs = getProductBreadcrumbs(product, store.t)
    const settings = store.settings.store
    return {
      metadata,
      screen: {
        shop: { ...createShopView(store, market), getRating },
        product,
        breadcrumbs,
        structuredData: toProductData({
          product,
          breadcrumbs,
          storeName: settings.name,
          toAddress: getAddressIn({ locale: market.locale, defaultLocale: settings.locale }),
          toPicture: toPublicPicture,
          reviewFacts: toReviewData(reviews),
        }),
        query,
        reviews,
      },
    }
  },
)

/** The product's name, categories and tags, each once. */
function getKeywords({ name, categories, tags }: Product): readonly string[] {
  return [...new Set([name, ...categories.map((category) => category.name), ...tags])]
}
