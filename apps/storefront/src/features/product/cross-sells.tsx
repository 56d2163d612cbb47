import { routes } from '@sorrel/contracts/routes'
import { getCrossSellPrice } from '@sorrel/domain/cross-sell'
import type { CrossSell } from '@sorrel/domain/product'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { ProductPrice } from '#features/catalog/product-price.tsx'
import type { Scene } from '#platform/scene.ts'
import * as styles from './cross-sells.css.ts'

export interface CrossSellsProps {
  readonly crossSells: readonly CrossSell[]
  readonly scene: Scene
}

/** What goes with a product at a lower price. Nothing to suggest shows nothing. Specification section 3. */
export function CrossSells({ crossSells, scene }: CrossSellsProps) {
  if (crossSells.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="cross-sells">
      <Heading level={2} size="xl" id="cross-sells">
        {scene.t('products.cross_sells')}
      </Heading>
      <ul className={styles.list}>
        {crossSells.map((crossSell) => (
          <li key={crossSell.id} className={styles.item}>
            <CrossSellCard crossSell={crossSell} scene={scene} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CrossSellCard({ crossSell, scene }: { readonly crossSell: CrossSell; readonly scene: Scene }) {
  const { product } = crossSell
  const Anchor = scene.link
  const note = getNote(crossSell, scene)
  return (
    <>
      {product.image && (
        <span className={styles.picture}>
          <Picture {...product.image} ratio="1/1" corners="nested" sizes="96px" image={scene.image} />
        </span>
      )}
      <div className={styles.words}>
        <Heading level={3} size="md" variant="plain">
          <Anchor href={scene.toHref(routes.product(product.slug))} className={styles.target}>
            {product.title}
          </Anchor>
        </Heading>
        {note && <Text size="sm">{note}</Text>}
        <ProductPrice price={getCrossSellPrice(crossSell)} scene={scene} />
      </div>
    </>
  )
}

function getNote({ discountType, discountPercent, discountAmount }: CrossSell, scene: Scene) {
  if (discountType === 'percent')
    return scene.t('products.cross_sell_save_percent', { percent: discountPercent })
  if (discountType === 'amount')
    return scene.t('products.cross_sell_save_amount', { amount: scene.formatPrice(discountAmount) })
  return undefined
}
