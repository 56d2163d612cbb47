'use client'

import type { ProductPreview } from '@sorrel/domain/product'
import type { OwnPricesView } from '#features/own-prices/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { Recommendation } from './recommendation.tsx'
import * as styles from './recommendations.css.ts'

export interface RecommendationListProps {
  readonly products: readonly ProductPreview[]
  /** What products cost the customer. */
  readonly ownPrices: OwnPricesView | undefined
  readonly onAdd: (product: ProductPreview) => void
}

export function RecommendationList({ products, ownPrices, onAdd }: RecommendationListProps) {
  const shop = useShop()
  return (
    <ul className={styles.list}>
      {products
        .map((product) => ownPrices?.get(product, shop) ?? product)
        .map((product) => (
          <li key={product.id} className={styles.row}>
            <Recommendation product={product} onAdd={() => onAdd(product)} />
          </li>
        ))}
    </ul>
  )
}
