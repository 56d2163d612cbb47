import { Heading, type HeadingProps } from '@sorrel/ui/heading'
import { ProductGrid, toCardLabels } from '#features/catalog/index.ts'
import { getListRating } from '#shop/get-list-rating.ts'
import { useShop } from '#shop/use-shop'
import type { SearchInstead } from './found-products.ts'
import * as styles from './no-results-suggestions.css.ts'

export interface BestSellersProps {
  readonly instead: Pick<SearchInstead, 'products' | 'ratings'>
  readonly headingLevel: 2 | 3
  /** Of the heading. Default `2xl`. */
  readonly size?: HeadingProps['size']
}

/** Products that are loved most, as a way on from where there is nothing; nothing without products. */
export function BestSellers({ instead, headingLevel, size = '2xl' }: BestSellersProps) {
  const shop = useShop()
  const { products, ratings } = instead
  if (products.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={headingLevel} size={size}>
        {shop.t('search.popular')}
      </Heading>
      <ProductGrid
        products={products}
        toWords={(product) => toCardLabels(product, shop)}
        getRating={getListRating(ratings) ?? shop.getRating}
        headingLevel={headingLevel === 2 ? 3 : 4}
        perRow={4}
        quickAdd="none"
      />
    </section>
  )
}
