'use client'

import type { ProductPreview } from '@sorrel/domain/product'
import type { GroupPricesView } from '#features/group-pricing/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { Recommendation } from './recommendation.tsx'
import * as styles from './recommendations.css.ts'

export interface RecommendationListProps {
  readonly products: readonly ProductPreview[]
  /** The customer's group prices. */
  readonly groupPrices: GroupPricesView | undefined
  readonly onAdd: (product: ProductPreview) => void
}

export function RecommendationList({ products, groupPrices, onAdd }: RecommendationListProps) {
  const shop = useShop()
  return (
    <ul className={styles.list}>
      {products
        .map((product) => groupPrices?.get(product, shop) ?? product)
        .map((product) => (
          <li key={product.id} className={styles.row}>
            <Recommendation product={product} onAdd={() => onAdd(product)} />
          </li>
        ))}
    </ul>
  )
}
