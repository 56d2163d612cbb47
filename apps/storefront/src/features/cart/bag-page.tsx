'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { Link, type LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import { useShopperLocation } from '#features/location/use-shopper-location.ts'
import { Recommendations } from '#features/recommendations/recommendations.tsx'
import { useScene } from '#platform/use-scene.ts'
import { BagCodes } from './bag-codes.tsx'
import { useBag } from './bag-context.ts'
import { BagEmpty } from './bag-empty.tsx'
import { BagLines } from './bag-lines.tsx'
import { BagTotal } from './bag-total.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
import * as styles from './cart-screen.css.ts'

export interface BagPageProps {
  /** As the server saw it, shown until the browser knows better. */
  readonly initial: Cart
  readonly link: LinkComponent
  readonly image: ImageComponent
}

/** The bag as a page: the server's lines first, then the browser's. */
export function BagPage({ initial, link, image }: BagPageProps) {
  const scene = useScene()
  const { t, toHref } = scene
  const { countryCode } = useShopperLocation()
  const bag = useBag()
  const cart = bag.cart ?? initial
  const formatPrice = (amount: number) => scene.formatPrice(amount, cart.currency)
  if (cart.items.length === 0) return <BagEmpty link={link} toHref={toHref} />
  return (
    <div className={styles.bag}>
      <FreeDeliveryBar cart={cart} countryCode={countryCode} formatPrice={formatPrice} />
      <BagLines
        items={cart.items}
        link={link}
        image={image}
        toHref={toHref}
        formatPrice={formatPrice}
        pendingIds={bag.pendingIds}
        onQuantityChange={bag.setQuantity}
        onRemove={bag.remove}
        onLeave={bag.flush}
      />
      <Link as={link} href={toHref(routes.products())}>
        {t('cart.add_more')}
      </Link>
      <BagCodes bag={{ ...bag, cart }} toHref={toHref} />
      <BagTotal cart={cart} isPending={bag.isPending} toHref={toHref} formatPrice={formatPrice} />
      <Recommendations
        headingLevel={2}
        items={cart.items}
        currency={cart.currency}
        addToBag={bag.add}
        link={link}
        image={image}
        toHref={toHref}
      />
    </div>
  )
}
