'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { Link } from '@sorrel/ui/link'
import { useShopperLocation } from '#features/location/use-shopper-location.ts'
import { Recommendations } from '#features/recommendations/recommendations.tsx'
import { useShop } from '#shop/shop-context.tsx'
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
}

/** The bag as a page: the server's lines first, then the browser's. */
export function BagPage({ initial }: BagPageProps) {
  const { t, link, toHref } = useShop()
  const { countryCode } = useShopperLocation()
  const bag = useBag()
  const cart = bag.cart ?? initial
  if (cart.items.length === 0) return <BagEmpty />
  return (
    <div className={styles.bag}>
      <FreeDeliveryBar cart={cart} countryCode={countryCode} />
      <BagLines cart={cart} />
      <Link as={link} href={toHref(routes.products())}>
        {t('cart.add_more')}
      </Link>
      <BagCodes cart={cart} />
      <BagTotal cart={cart} />
      <Recommendations headingLevel={2} items={cart.items} currency={cart.currency} addToBag={bag.add} />
    </div>
  )
}
