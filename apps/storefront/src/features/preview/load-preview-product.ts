import type { PreviewedContent } from '@sorrel/contracts/preview'
import { fetchProduct } from '@sorrel/commerce/product'
import type { Breadcrumb } from '@sorrel/commerce/structured-data'
import type { Product } from '@sorrel/domain/product'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getProductBreadcrumbs } from '#features/product/server.ts'
import { loadReviews, type ReviewsOfPage } from '#features/reviews/server.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import type { Market } from '#request/market.ts'
import { loadStoreOrDefaults } from '#request/store.ts'
import { getAvailable } from '#backend/unavailable.ts'
import type { LoadedPreview } from './load-preview-content.ts'

export interface PreviewProductProps {
  readonly product: Product
  readonly content: PreviewedContent
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly query: string
  readonly reviews: ReviewsOfPage
}

/** A product, past all caches. See docs/specification.md#live-preview. */
export const loadPreviewProduct = cache(
  async (market: Market, slug: string, query: string): Promise<LoadedPreview<PreviewProductProps>> => {
    const product = getAvailable(await fetchProduct(getFreshCommerce(), { slug, ...market, drafts: true }))
    if (product === null) notFound()
    const [{ t }, reviews] = await Promise.all([loadStoreOrDefaults(market), loadReviews(product.id, query)])
    const content = { id: product.id, slug, model: 'products' } as const
    return {
      metadata: { title: product.metaTitle ?? product.name },
      screen: { product, content, breadcrumbs: getProductBreadcrumbs(product, t), query, reviews },
    }
  },
)
