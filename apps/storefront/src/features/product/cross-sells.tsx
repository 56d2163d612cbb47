import { getCrossSellPrice } from '@sorrel/domain/cross-sell'
import type { CrossSell } from '@sorrel/domain/product'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { OfferCard } from './offer-card.tsx'
import * as styles from './offer-card.css.ts'

export interface CrossSellsProps {
  readonly crossSells: readonly CrossSell[]
}

/** Products offered with this one at a lower price. Renders nothing without any. See docs/specification.md#related-products. */
export function CrossSells({ crossSells }: CrossSellsProps) {
  const shop = useShop()
  if (crossSells.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="cross-sells">
      <Heading level={2} size="xl" id="cross-sells">
        {shop.t('products.cross_sells')}
      </Heading>
      <ul className={styles.list}>
        {crossSells.map((crossSell) => (
          <li key={crossSell.id} className={styles.item}>
            <CrossSellCard crossSell={crossSell} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CrossSellCard({ crossSell }: { readonly crossSell: CrossSell }) {
  const shop = useShop()
  const note = getNote(crossSell, shop)
  const { product } = crossSell
  const price = getCrossSellPrice(crossSell, shop.getDecimals(product.currency))
  return (
    <OfferCard product={product} price={price}>
      {note && <Text size="sm">{note}</Text>}
    </OfferCard>
  )
}

function getNote({ discountType, discountPercent, discountAmount, product }: CrossSell, shop: ShopView) {
  const { currency } = product
  if (discountType === 'percent')
    return shop.t('products.cross_sell_save_percent', { percent: discountPercent })
  if (discountType === 'amount')
    return shop.t('products.cross_sell_save_amount', {
      amount: shop.formatPrice({ amount: discountAmount, currency }),
    })
  return undefined
}
