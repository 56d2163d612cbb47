'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { Link } from '@sorrel/ui/link'
import { useShopperLocation } from '#features/location/index.ts'
import { Recommendations } from '#features/recommendations/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { CartCodes } from './cart-codes.tsx'
import { useCart } from './cart-context.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotal } from './cart-total.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
import * as styles from './cart-screen.css.ts'

export interface CartPageProps {
  /** As the server saw it, shown until the browser knows better. */
  readonly initial: Cart
}

/** The cart as a page: the server's lines first, then the browser's. */
export function CartPage({ initial }: CartPageProps) {
  const { t, link, toHref } = useShop()
  const { countryCode } = useShopperLocation()
  const cartState = useCart()
  const cart = cartState.cart ?? initial
  if (cart.items.length === 0) return <CartEmpty />
  return (
    <div className={styles.cart}>
      <FreeDeliveryBar cart={cart} countryCode={countryCode} />
      <CartLines cart={cart} />
      <Link as={link} href={toHref(routes.products())}>
        {t('cart.add_more')}
      </Link>
      <CartCodes cart={cart} />
      <CartTotal cart={cart} />
      <Recommendations
        headingLevel={2}
        items={cart.items}
        currency={cart.currency}
        addToCart={cartState.add}
      />
    </div>
  )
}
