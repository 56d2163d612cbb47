import { getPrice } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { Heading } from '@sorrel/ui/heading'
import { toQuickAddProduct } from '#features/quick-add/index.ts'
import { useShop } from '#shop/use-shop'
import { OfferCard } from './offer-card.tsx'
import { GroupPrice } from './group-price.tsx'
import * as styles from './offer-card.css.ts'

export interface AlternativesProps {
  readonly products: readonly ProductPreview[]
}

/** Alternatives to a product that cannot be bought. Renders nothing without any. */
export function Alternatives({ products }: AlternativesProps) {
  const shop = useShop()
  if (products.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="alternatives">
      <Heading level={2} size="xl" id="alternatives">
        {shop.t('products.alternatives')}
      </Heading>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <OfferCard
              product={product}
              price={getPrice(product, {
                purchaseOption: getInitialPurchaseOption(product),
                decimals: shop.getDecimals(product.currency),
              })}
              groupPrice={product.hasGroupPrices && <GroupPrice product={toQuickAddProduct(product)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
