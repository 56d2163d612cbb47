import { routes } from '@sorrel/contracts/routes'
import { getCrossSellPrice } from '@sorrel/domain/cross-sell'
import type { CrossSell } from '@sorrel/domain/product'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { ProductPrice } from '#shop/product-price.tsx'
import type { ShopView } from '#shop/shop.ts'
import * as styles from './cross-sells.css.ts'

export interface CrossSellsProps {
  readonly crossSells: readonly CrossSell[]
  readonly shop: ShopView
}

/** Products offered with this one at a lower price. Renders nothing without any. See docs/specification.md#related-products. */
export function CrossSells({ crossSells, shop }: CrossSellsProps) {
  if (crossSells.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="cross-sells">
      <Heading level={2} size="xl" id="cross-sells">
        {shop.t('products.cross_sells')}
      </Heading>
      <ul className={styles.list}>
        {crossSells.map((crossSell) => (
          <li key={crossSell.id} className={styles.item}>
            <CrossSellCard crossSell={crossSell} shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CrossSellCard({ crossSell, shop }: { readonly crossSell: CrossSell; readonly shop: ShopView }) {
  const { product } = crossSell
  const Anchor = shop.link
  const note = getNote(crossSell, shop)
  return (
    <>
      {product.image && (
        <Picture {...product.image} ratio="1/1" corners="nested" sizes="96px" image={shop.image} />
      )}
      <div className={styles.textBlock}>
        <Heading level={3} size="md" variant="plain">
          <Anchor href={shop.toHref(routes.product(product.slug))} className={styles.target}>
            {product.title}
          </Anchor>
        </Heading>
        {note && <Text size="sm">{note}</Text>}
        <ProductPrice price={getCrossSellPrice(crossSell)} shop={shop} />
      </div>
    </>
  )
}

function getNote({ discountType, discountPercent, discountAmount }: CrossSell, shop: ShopView) {
  if (discountType === 'percent')
    return shop.t('products.cross_sell_save_percent', { percent: discountPercent })
  if (discountType === 'amount')
    return shop.t('products.cross_sell_save_amount', { amount: shop.formatPrice(discountAmount) })
  return undefined
}
