import type { PreviewedContent } from '@sorrel/contracts/preview'
import { fetchProduct } from '@sorrel/commerce/product'
import type { Product } from '@sorrel/domain/product'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getProductCrumbs } from '#features/product/get-product-crumbs.ts'
import { loadReviews, type ReviewsOfPage } from '#features/reviews/load-reviews.ts'
import { getFreshCommerce } from '#platform/commerce.ts'
import type { Market } from '#platform/market.ts'
import type { Crumb } from '#platform/trail.ts'
import { loadStoreOrDefaults } from '#platform/store.ts'
import { getAvailable } from '#platform/unavailable.ts'
import type { LoadedPreview } from './load-preview-content.ts'

export interface PreviewProductProps {
  readonly product: Product
  readonly content: PreviewedContent
  readonly crumbs: readonly Crumb[]
  readonly query: string
  readonly reviews: ReviewsOfPage
}

/** A product, past all caches. See docs/specification.md#live-preview. */
export const loadPreviewProduct = cache(
  async (market: Market, slug: string, query: string): Promise<LoadedPreview<PreviewProductProps>> => {
    const product = getAvailable(await fetchProduct(getFreshCommerce(), { slug, ...market }))
    if (product === null) notFound()
    const [{ t }, reviews] = await Promise.all([loadStoreOrDefaults(market), loadReviews(product.id, query)])
    const content = { id: product.id, slug, model: 'products' } as const
    return {
      metadata: { title: product.metaTitle ?? product.name },
      props: { product, content, crumbs: getProductCrumbs(product, t), query, reviews },
    }
  },
)
