import { routes } from '@sorrel/contracts/routes'
import { getPrice } from '@sorrel/domain/money'
import type { Product } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { getRefillOffer } from '@sorrel/domain/refill'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { toQuickAddProduct } from '#features/quick-add/index.ts'
import { useShop } from '#shop/use-shop'
import { GroupPrice } from './group-price.tsx'
import { OfferCard } from './offer-card.tsx'
import * as styles from './offer-card.css.ts'

export interface RefillOfferProps {
  readonly product: Product
}

/** The refill of a bottle that is bought once, and the way to its plans. Renders nothing for other products. */
export function RefillOffer({ product }: RefillOfferProps) {
  const shop = useShop()
  const refill = getRefillOffer(product)
  if (refill === undefined) return null
  const [plan] = refill.purchaseOptions.subscription?.plans ?? []
  return (
    <section className={styles.section} aria-labelledby="refill-offer">
      <Heading level={2} size="xl" id="refill-offer">
        {shop.t('products.refill_offer')}
      </Heading>
      <div className={styles.item}>
        <OfferCard
          product={refill}
          price={getPrice(refill, {
            purchaseOption: getInitialPurchaseOption(refill),
            decimals: shop.getDecimals(refill.currency),
          })}
          groupPrice={refill.hasGroupPrices && <GroupPrice product={toQuickAddProduct(refill)} />}
        />
        <div className={styles.action}>
          <Button
            as={shop.link}
            href={shop.toHref(routes.product(refill.slug, { planId: plan?.id }))}
            variant="secondary"
            fullWidth
          >
            {shop.t('products.purchase.choose_plan')}
          </Button>
        </div>
      </div>
    </section>
  )
}
