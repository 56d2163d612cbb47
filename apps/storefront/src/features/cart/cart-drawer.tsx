'use client'

import { routes } from '@sorrel/contracts/routes'
import { getCartCount, getEmptyCart } from '@sorrel/domain/cart'
import { Drawer } from '@sorrel/ui/drawer'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { useShopperLocation } from '#features/location/index.ts'
import { Recommendations } from '#features/recommendations/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { CartCodes } from './cart-codes.tsx'
import { useCart } from './cart-context.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotal } from './cart-total.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
import * as styles from './cart.css.ts'

/** The cart beside the page. See docs/specification.md#cart-drawer. */
export function CartDrawer() {
  const { t, currency, link, toHref } = useShop()
  const cartState = useCart()
  const { countryCode } = useShopperLocation()
  const cart = cartState.cart ?? getEmptyCart(currency)
  const { items } = cart
  const isEmpty = items.length === 0
  return (
    <Drawer
      open={cartState.isOpen}
      onClose={() => cartState.setOpen(false)}
      title={t('cart.title')}
      titleEnd={
        <Text as="span" size="sm">
          {t('cart.item_count', { count: getCartCount({ items }) })}
        </Text>
      }
      closeLabel={t('cart.close')}
      padding={isEmpty ? 'inset' : 'none'}
      banner={isEmpty ? undefined : <FreeDeliveryBar cart={cart} countryCode={countryCode} />}
      footer={<CartTotal cart={cart} />}
    >
      {isEmpty ? (
        <CartEmpty />
      ) : (
        <>
          <div className={styles.inset}>
            <CartLines cart={cart} />
            <Link as={link} href={toHref(routes.products())}>
              {t('cart.add_more')}
            </Link>
            <CartCodes cart={cart} />
          </div>
          <Recommendations
            headingLevel={3}
            items={items}
            currency={cart.currency}
            addToCart={cartState.add}
          />
        </>
      )}
    </Drawer>
  )
}
