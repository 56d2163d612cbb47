import type { ProductPreview } from '@sorrel/domain/product'
import type { HeadingLevel } from '@sorrel/ui/heading'
import { isQuickAddOffered, QuickAdd, toQuickAddProduct } from '#features/quick-add/index.ts'
import type { ShopView } from '#shop/shop.ts'
import { ProductCard } from './product-card.tsx'
import * as styles from './product-grid.css.ts'

export interface ProductGridProps {
  readonly products: readonly ProductPreview[]
  readonly shop: ShopView
  readonly headingLevel: HeadingLevel
  /** 2 to 5 on a wide window; others count as 3. */
  readonly perRow: number
  readonly showPrice?: boolean
  readonly showDescription?: boolean
  /** `none` leaves quick-add out even where a product allows it. Default `offered`. */
  readonly quickAdd?: 'offered' | 'none'
  /** How many cards are on the first screen and load their pictures at once. Default: 0. */
  readonly firstScreen?: number
}

const WIDE_WIDTHS = { 2: '50vw', 3: '33vw', 4: '25vw', 5: '20vw' } as const

/** Products in rows whose prices share a baseline. */
export function ProductGrid({
  products,
  shop,
  perRow,
  firstScreen = 0,
  quickAdd = 'offered',
  ...cardProps
}: ProductGridProps) {
  const columns = toColumns(perRow)
  const sizes = `(min-width: 90rem) ${Math.round(1360 / columns)}px, (min-width: 60rem) ${WIDE_WIDTHS[columns]}, 50vw`
  return (
    <ul className={`${styles.grid} ${styles.perRow[columns]}`}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard
            product={product}
            shop={shop}
            sizes={sizes}
            action={
              quickAdd === 'offered' &&
              isQuickAddOffered(product) && <QuickAdd product={toQuickAddProduct(product)} />
            }
            priority={index < firstScreen ? 'high' : 'low'}
            {...cardProps}
          />
        </li>
      ))}
    </ul>
  )
}

function toColumns(perRow: number): keyof typeof WIDE_WIDTHS {
  return perRow === 2 || perRow === 4 || perRow === 5 ? perRow : 3
}
