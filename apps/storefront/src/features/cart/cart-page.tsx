'use client'

import { useCart, useCartActions } from '@sorrel/commerce/react'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import type { Cart } from '@sorrel/domain/cart'
import { getShortages } from '@sorrel/domain/cart-line'
import { Link } from '@sorrel/ui/link'
import { type ReactNode, useId } from 'react'
import { Recommendations } from '#features/recommendations/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { CartCodes } from './cart-codes.tsx'
import { CartNote } from './cart-note.tsx'
import { useGroupPrices } from '#features/group-pricing/index.ts'
import { CartEmpty } from './cart-empty.tsx'
import { ChargeNote, CartTotal } from './cart-total.tsx'
import { CartLines } from './cart-lines.tsx'
import { ShortageBanner } from './line-shortage.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
import { useFreeDelivery } from './use-free-delivery.ts'
import * as styles from './cart.css.ts'

export interface CartPageProps {
  /** From the server, until the browser has fetched it. */
  readonly initial: Cart
  /** Under the checkout button, from the server. */
  readonly children?: ReactNode
}

/** The cart as a page. */
export function CartPage({ initial, children }: CartPageProps) {
  const { t, link, toHref } = useShop()
  const { add } = useCartActions()
  const groupPrices = useGroupPrices()
  const id = useId()
  const cart = useCart((state) => (state.isKnown ? state.cart : undefined)) ?? initial
  const delivery = useFreeDelivery(cart, true)
  const recommended = (
    <Recommendations
      headingLevel={2}
      items={cart.items}
      currency={cart.currency}
      addToCart={add}
      groupPrices={groupPrices}
      isWide
    />
  )
  if (cart.items.length === 0)
    return (
      <>
        <CartEmpty id={id} />
        <div className={styles.emptySums}>
          <CartTotal cart={cart} delivery={undefined} emptyId={id} />
        </div>
        {recommended}
      </>
    )
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ChargeNote currency={cart.currency} />
          {getShortages(cart.items).size > 0 && <ShortageBanner />}
          <CartLines cart={cart} hasAnchors />
          <Link as={link} variant="standalone" href={toHref(shopRoutes.products())}>
            {t('cart.add_more')}
          </Link>
        </div>
        <section className={styles.summary} aria-labelledby={id}>
          <h2 id={id} className={styles.row}>
            {t('cart.summary')}
          </h2>
          {delivery && <FreeDeliveryBar delivery={delivery} currency={cart.currency} />}
          <CartCodes cart={cart} />
          <CartNote cart={cart} />
          <CartTotal cart={cart} delivery={delivery} emptyId={id} />
          {children}
        </section>
      </div>
      {recommended}
    </>
  )
}
