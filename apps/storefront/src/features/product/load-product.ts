import { fetchProduct } from '@sorrel/commerce/product'
import type { Product } from '@sorrel/domain/product'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Words } from '@sorrel/i18n/message'
import { getClientWords } from '#platform/client-words.ts'
import { getPublicCommerce } from '#platform/commerce.ts'
import { createScene } from '#platform/create-scene.ts'
import type { Loaded, ScreenProps } from '#platform/loaded.ts'
import type { Market } from '#platform/market.ts'
import { getMetadata } from '#platform/metadata.ts'
import { loadStore } from '#platform/store.ts'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { getAvailable } from '#platform/unavailable.ts'

export interface ProductScreenProps extends ScreenProps {
  readonly product: Product
  /** The page's own query, such as the chosen variant; empty on a kept page. */
  readonly query: string
  /** Messages of the gallery and the buy box. */
  readonly words: Words
}

/** Messages that the product page's own code uses. */
const CLIENT_WORDS = ['products', 'a11y']

/** A product's page. Throws when the service does not answer in 10 s. Specification sections 2 and 8. */
export const loadProduct = cache(
  async (market: Market, slug: string, query = ''): Promise<Loaded<ProductScreenProps>> => {
    const store = await loadStore(market)
    const product = getAvailable(
      await fetchProduct(getPublicCommerce([cacheTags.product(slug)]), { slug, ...market }),
    )
    if (product === null) notFound()
    const metadata = getMetadata(store, {
      market,
      path: `/products/${slug}`,
      titles: [product.metaTitle, product.name],
      description: product.metaDescription,
    })
    return {
      metadata,
      screen: {
        market,
        t: store.t,
        scene: createScene(store, market),
        product,
        query,
        words: getClientWords(market.locale, store.settings.lang, CLIENT_WORDS),
      },
    }
  },
)
