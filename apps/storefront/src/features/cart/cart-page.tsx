'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { useShopperLocation } from '#features/location/index.ts'
import { Recommendations } from '#features/recommendations/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { CartCodes } from './cart-codes.tsx'
import { useCart } from './cart-context.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotal } from './cart-total.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'

/** The cart as a page: `initial` from the server until the browser has fetched it. */
export function CartPage({ initial }: { readonly initial: Cart }) {
  const { t, link, toHref } = useShop()
  const { countryCode } = useShopperLocation()
  const cartState = useCart()
  const cart = cartState.cart ?? initial
  if (cart.items.length === 0) return <CartEmpty />
  return (
    <Stack gap="24">
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
    </Stack>
  )
}
