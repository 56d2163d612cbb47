import type { ProductPreview } from '@sorrel/domain/product'
import { isQuickAddOffered, toQuickAddProduct } from '#features/quick-add/index.ts'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { toPlainData } from '#shop/to-plain-data.ts'
import { toColumns } from './columns.ts'
import { hasColors } from './has-colors.ts'
import type { CardLabels } from './to-card-labels.ts'
import * as styles from './product-grid.css.ts'
import { type CardData, ProductCards, type ProductCardsProps } from './product-cards.tsx'

export interface ProductGridProps extends Omit<ProductCardsProps, 'cards' | 'cellClassName' | 'sizes'> {
  /** 2 to 5 on a wide window; others count as 3. */
  readonly perRow: number
  readonly products: readonly ProductPreview[]
  readonly getRating: ShopView['getRating']
  /** Short words for the cards, formed on the server. Default: the products' descriptions. */
  readonly toWords?: (product: ProductPreview) => CardLabels
  /** `none` leaves quick-add out even where a product allows it. Default `offered`. */
  readonly quickAdd?: 'offered' | 'none'
  /** The last item of the list. Default: none. */
  readonly end?: ReactNode
}

const WIDE_WIDTHS = { 2: '50vw', 3: '33vw', 4: '25vw', 5: '20vw' } as const

/**
 * Products in rows whose prices share a baseline. The cards are a client component: their data is sent once, instead of
 * rendered cards beside the data.
 */
export function ProductGrid({
  products,
  getRating,
  toWords,
  perRow,
  quickAdd = 'offered',
  end,
  ...look
}: ProductGridProps) {
  const cards = products.map((product): CardData => {
    const hasQuickAdd = quickAdd === 'offered' && isQuickAddOffered(product)
    const { description, unitPrice }: CardLabels = toWords?.(product) ?? product
    const shown = toShownProduct(product, look.showDescription === false ? '' : description)
    return toPlainData({
      product: hasQuickAdd ? shown : withoutChoices(shown),
      hasQuickAdd,
      unitPrice,
      rating: getRating?.(product.id),
    })
  })
  const columns = toColumns(perRow)
  return (
    <ul className={`${styles.grid} ${styles.perRow[columns]}`}>
      <ProductCards
        cards={cards}
        cellClassName={styles.cell}
        sizes={`(min-width: 90rem) ${Math.round(1360 / columns)}px, (min-width: 60rem) ${WIDE_WIDTHS[columns]}, 50vw`}
        {...look}
      />
      {end}
    </ul>
  )
}

/** The fields of a product that a card and quick add use; long ids and hidden texts make up most of its size. */
function toShownProduct(product: ProductPreview, description: string): ProductPreview {
  const [image, ...others] = product.images
  return {
    ...toQuickAddProduct(product),
    categories: [],
    tags: [],
    images: [...(image ? [{ ...image, id: '' }] : []), ...others.map((one) => ({ ...one, id: '', alt: '' }))],
    description,
  }
}

/** A product without quick add: its colours, and of its purchase options the first of each kind, for the price. */
function withoutChoices(product: ProductPreview): ProductPreview {
  const { standard, subscription } = product.purchaseOptions
  const plans = subscription?.plans.slice(0, 1).map((plan) => ({ ...plan, id: '', name: '' }))
  return {
    ...product,
    options: product.options.filter(hasColors),
    variants: [],
    purchaseOptions: { standard, subscription: plans && { plans } },
  }
}
