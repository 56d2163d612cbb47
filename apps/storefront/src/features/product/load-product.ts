import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { PRODUCT_BUDGET_MS } from '@sorrel/commerce/exchanges'
import {
  type Breadcrumb,
  type ReviewFacts,
  type StructuredNode,
  toProductData,
  toReviewData,
} from '@sorrel/commerce/structured-data'
import { isUnavailable, pickAlternatives } from '@sorrel/domain/alternatives'
import { addShownCurrencies, type FreeDeliveryRules } from '@sorrel/domain/free-delivery'
import { CATEGORY_PAGE_SIZE } from '@sorrel/domain/paging'
import type { GalleryPicture, Product, ProductPreview } from '@sorrel/domain/product'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import { getStockItem, getStockStatus } from '@sorrel/domain/stock'
import type { Translate } from '@sorrel/i18n/message'
import type { GalleryVideoSource } from '@sorrel/ui/gallery'
import { cache } from 'react'
import { loadRatings, loadReviews, type ReviewsOfPage } from '#features/reviews/server.ts'
import { redirectOrNotFound } from '#request/redirect-or-not-found.ts'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata, getAddressIn, toPublicPicture } from '#shop/metadata.ts'
import { toMachinePath } from '#request/machine-formats.ts'
import { getPublicCommerce } from '#backend/commerce.ts'
import { restocks } from '#backend/restocks.ts'
import { env } from '#config/env.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { readProduct } from '#request/records.ts'
import { givePageTime } from '#backend/resilience/page-budget.ts'
import { CATALOG_TAG } from '#backend/revalidation.ts'
import { loadStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { toImageSource } from '#shop/picture-files.ts'
import { getProductBreadcrumbs } from './breadcrumbs.ts'

export interface ProductScreenProps {
  readonly product: Product
  /** Offered in place of a product that cannot be bought. Default: none. */
  readonly alternatives?: readonly ProductPreview[]
  readonly breadcrumbs: readonly Breadcrumb[]
  /** For search engines. */
  readonly structuredData: readonly StructuredNode[]
  /** The page's own query, such as the chosen variant; empty on a cached page. */
  readonly query: string
  readonly reviews: ReviewsOfPage
  /** From which amounts delivery is free, as the page names them. Default: the shop's rules. */
  readonly freeDelivery?: FreeDeliveryRules
  /** Whether a form lets shoppers wait for what is sold out of it. Default: none does. */
  readonly takesWaits?: boolean | undefined
  /**
   * Takes requests to be told when the product is back. Set where it cannot be bought, the shop has an address and no
   * form.
   */
  readonly backInStockEmail?: string | undefined
}

/** Pictures offered to sites that show a shared page. */
const SHARED_PICTURES_MAX = 4

/** A product's page. Throws when the service does not answer in 10 s. See docs/specification.md#product-page. */
export const loadProduct = cache(
  async (market: Market, slug: string, query = ''): Promise<Loaded<ProductScreenProps>> => {
    givePageTime(PRODUCT_BUDGET_MS)
    const store = await loadStore(market)
    const product = await readProduct(market, slug)
    if (product === null) redirectOrNotFound(store, market, routes.product(slug))
    const [reviews, getRating, alternatives] = await Promise.all([
      loadReviews(product.id, query),
      loadRatings(product.upSells),
      loadAlternatives(market, product),
    ])
    const metadata = getMetadata(store, {
      market,
      path: routes.product(slug),
      titles: [product.metaTitle, product.name],
      description: product.metaDescription,
      keywords: getKeywords(product),
      pictures: product.images.slice(0, SHARED_PICTURES_MAX),
      types: { 'text/markdown': toMachinePath(routes.product(slug), 'md') },
    })
    const breadcrumbs = getProductBreadcrumbs(product, store.t)
    const { store: settings, terms } = store.settings
    const shop = createShopView(store, market)
    const freeDelivery = addShownCurrencies(SHOP_CONFIG.freeDelivery, settings)
    return {
      metadata,
      shop: { ...shop, getRating },
      screen: {
        product: { ...product, images: product.images.map((picture) => toShown(picture, store.t)) },
        alternatives,
        breadcrumbs,
        structuredData: toProductData({
          product,
          breadcrumbs,
          store: settings,
          terms,
          toAddress: getAddressIn({ locale: market.locale, defaultLocale: settings.locale }),
          toPicture: toPublicPicture,
          freeDelivery,
          decimals: shop.getDecimals(product.currency),
          reviewFacts: toReviewFacts(reviews),
        }),
        query,
        reviews,
        freeDelivery,
        ...(restocks !== undefined && isSoldOutInPart(product)
          ? { takesWaits: true }
          : { backInStockEmail: isUnavailable(product) ? settings.supportEmail : undefined }),
      },
    }
  },
)

/** Whether the product, or one of its variants, is sold out. */
function isSoldOutInPart(product: Product): boolean {
  if (getPurchaseKinds(product).length === 0) return false
  return [undefined, ...product.variants].some(
    (variant) => getStockStatus(getStockItem(product, variant)) === 'out-of-stock',
  )
}

/**
 * With the name of the way to a video, and with the addresses of its files as the shop serves them. Those of pictures are
 * made where they are shown.
 */
function toShown(picture: GalleryPicture, t: Translate): GalleryPicture {
  const { video } = picture
  if (video === undefined) return picture
  const toOwn = <File extends { readonly src: string }>(file: File): File => {
    return { ...file, src: toImageSource(file.src, env.mediaUrl) }
  }
  const playLabel = t('products.gallery.play', { name: video.label })
  const shown: GalleryVideoSource = { ...toOwn(video), captions: video.captions.map(toOwn), playLabel }
  return { ...picture, video: { ...shown, type: video.type } }
}

/** Structured data contains approved reviews only, and none without an answer. */
function toReviewFacts(reviews: ReviewsOfPage): ReviewFacts {
  if (typeof reviews === 'string') return {}
  return toReviewData({ ...reviews.stats, reviews: reviews.list.reviews })
}

/** Alternatives to a product that cannot be bought, from its first category. Empty when that does not answer. */
async function loadAlternatives(market: Market, product: Product): Promise<readonly ProductPreview[]> {
  const [category] = product.categories
  if (category === undefined || !isUnavailable(product)) return []
  const commerce = getPublicCommerce([cacheTags.product(product.slug), CATALOG_TAG])
  const found = await fetchProductsPage(commerce, {
    ...market,
    category: category.slug,
    limit: CATEGORY_PAGE_SIZE,
  })
  return found.ok ? pickAlternatives(product, found.value.products) : []
}

/** The product's name, categories and tags, each once. */
function getKeywords({ name, categories, tags }: Product): readonly string[] {
  return [...new Set([name, ...categories.map((category) => category.name), ...tags])]
}
