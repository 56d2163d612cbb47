import { fetchCategory } from '@sorrel/commerce/catalog'
import type { Category } from '@sorrel/domain/category'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getPublicCommerce } from '#platform/commerce.ts'
import { createScene } from '#platform/create-scene.ts'
import { CATALOG_TAG } from '#platform/revalidation.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { loadStore } from '#platform/store.ts'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getAvailable } from '#platform/unavailable.ts'

export interface CategoryScreenProps extends ScreenProps {
  readonly category: Category
  /** Filters, sort and page as in the address; empty on a kept page. */
  readonly query: string
}

/** A category's page. Throws when the service does not answer in 15 s. Specification sections 2 and 8. */
export const loadCategory = cache(
  async (market: Market, slug: string, query = ''): Promise<Loaded<CategoryScreenProps>> => {
    const store = await loadStore(market)
    const commerce = getPublicCommerce([cacheTags.category(slug), CATALOG_TAG])
    const category = getAvailable(await fetchCategory(commerce, { slug, ...market }))
    if (category === null) notFound()
    const metadata = getMetadata(store, {
      market,
      path: `/categories/${slug}`,
      titles: [category.metaTitle, category.name],
      description: category.metaDescription,
      filtered: query !== '',
    })
    return { metadata, screen: { market, t: store.t, scene: createScene(store, market), category, query } }
  },
)
