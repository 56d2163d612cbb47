'use client'

import type { ProductPreview } from '@sorrel/domain/product'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { CartLineFacts } from './find-recommendations.ts'

/** Pause after a change of the cart before the search. See docs/specification.md#recommendations. */
const RECOMMENDATION_PAUSE_MS = 500

/** Products for what is in the cart; undefined until they are known. The search's code loads with the first ones. */
export function useRecommendations(
  items: readonly CartLineFacts[],
  currency: string,
): readonly ProductPreview[] | undefined {
  const { commerceUrl, commercePublicKey, locale } = useShop().config
  const [products, setProducts] = useState<readonly ProductPreview[]>()
  const lines = JSON.stringify(items.map(({ productId, name }) => ({ productId, name })))
  const getItems = useEffectEvent(() => items)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const [{ findRecommendations }, { createProductSearch }] = await Promise.all([
        import('./find-recommendations.ts'),
        import('./search-products.ts'),
      ])
      const search = createProductSearch({ commerceUrl, commercePublicKey, locale, currency })
      const found = await findRecommendations(getItems(), search)
      if (!isGone) setProducts(found)
    }
    const timer = setTimeout(() => void look(), RECOMMENDATION_PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [lines, commerceUrl, commercePublicKey, locale, currency])
  return products
}
