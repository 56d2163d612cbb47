'use client'

import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { getPrice } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { canQuickAdd } from '@sorrel/domain/quick-add'
import { Button } from '@sorrel/ui/button'
import { Picture } from '@sorrel/ui/picture'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './recommendations.css.ts'

export interface RecommendationProps {
  readonly product: ProductPreview
  readonly onAdd: () => void
}

/** A recommended product: picture, name, price, and a button to add it or a link to its options. */
export function Recommendation({ product, onAdd }: RecommendationProps) {
  const { t, link: Anchor, image, toHref, getDecimals } = useShop()
  const { name, slug, currency, images } = product
  const [picture] = images
  const href = toHref(shopRoutes.product(slug))
  const purchaseOption = getInitialPurchaseOption(product)
  const price = getPrice(product, { purchaseOption, decimals: getDecimals(currency) })
  return (
    <>
      {picture && <Picture {...picture} alt="" ratio="1/1" corners="nested" sizes="50px" image={image} />}
      <div className={styles.textBlock}>
        <Anchor href={href} className={styles.name}>
          {name}
        </Anchor>
        <ProductPrice price={price} size="sm" />
      </div>
      {canAddAtOnce(product) ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('cart.recommendations.add_name', { name })}
          onClick={onAdd}
        >
          {t('cart.recommendations.add')}
        </Button>
      ) : (
        <Button
          as={Anchor}
          href={href}
          variant="secondary"
          size="sm"
          aria-label={t('cart.recommendations.choose_name', { name })}
        >
          {t('cart.recommendations.choose')}
        </Button>
      )}
    </>
  )
}

/** Whether a product can be added directly: it allows quick add and has no options to choose. */
function canAddAtOnce(product: ProductPreview): boolean {
  const hasChoice = product.options.some(({ active }) => active)
  return canQuickAdd(product) && !hasChoice && getInitialPurchaseOption(product) === 'standard'
}
