import { routes } from '@sorrel/contracts/routes'
import { fetchProduct } from '@sorrel/commerce/product'
import type { Product } from '@sorrel/domain/product'
import { cache } from 'react'
import { loadRatings } from '#features/reviews/load-ratings.ts'
import { loadReviews, type ReviewsOfPage } from '#features/reviews/load-reviews.ts'
import { toReviewData } from '#features/reviews/to-review-data.ts'
import { getPublicCommerce } from '#platform/commerce.ts'
import { leaveMissing } from '#platform/leave-missing.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { getAddressIn, toPublicPicture } from '#platform/public-address.ts'
import { loadStore, type StoreContext } from '#platform/store.ts'
import type { StructuredNode } from '#platform/structured-data.tsx'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getAvailable } from '#platform/unavailable.ts'
import type { Crumb } from '#platform/trail.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { getProductCrumbs } from './get-product-crumbs.ts'
import { toProductData } from './to-product-data.ts'

export interface ProductScreenProps extends ScreenProps {
  readonly product: Product
  readonly crumbs: readonly Crumb[]
  /** For search engines. */
  readonly structuredData: readonly StructuredNode[]
  /** The page's own query, such as the chosen variant; empty on a kept page. */
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
    if (product === null) leaveMissing(store, market, routes.product(slug))
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
    const crumbs = getProductCrumbs(product, store.t)
    return {
      metadata,
      screen: {
        shop: { ...createShopView(store, market), getRating },
        product,
        crumbs,
        structuredData: getStructuredData({ product, crumbs, store, market, reviews }),
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

function getStructuredData(page: {
  readonly product: Product
  readonly crumbs: readonly Crumb[]
  readonly store: StoreContext
  readonly market: Market
  readonly reviews: ReviewsOfPage
}): readonly StructuredNode[] {
  const { product, crumbs, market, reviews } = page
  const { store } = page.store.settings
  const locales = { locale: market.locale, defaultLocale: store.locale }
  return toProductData({
    product,
    crumbs,
    storeName: store.name,
    toAddress: getAddressIn(locales),
    toPicture: toPublicPicture,
    reviewFacts: toReviewData(reviews),
  })
}
