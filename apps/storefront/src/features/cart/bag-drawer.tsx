'use client'

import { routes } from '@sorrel/contracts/routes'
import { getCartCount, getEmptyCart } from '@sorrel/domain/cart'
import { Drawer } from '@sorrel/ui/drawer'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { useShopperLocation } from '#features/location/use-shopper-location.ts'
import { Recommendations } from '#features/recommendations/recommendations.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { BagCodes } from './bag-codes.tsx'
import { useBag } from './bag-context.ts'
import { BagEmpty } from './bag-empty.tsx'
import { BagLines } from './bag-lines.tsx'
import { BagTotal } from './bag-total.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
import * as styles from './bag-drawer.css.ts'

/** The bag beside the page. See docs/specification.md#cart-drawer. */
export function BagDrawer() {
  const { t, currency, link, toHref } = useShop()
  const bag = useBag()
  const { countryCode } = useShopperLocation()
  const cart = bag.cart ?? getEmptyCart(currency)
  const { items } = cart
  const isEmpty = items.length === 0
  return (
    <Drawer
      open={bag.isOpen}
      onClose={() => bag.setOpen(false)}
      title={t('cart.title')}
      titleEnd={
        <Text as="span" size="sm">
          {t('cart.item_count', { count: getCartCount({ items }) })}
        </Text>
      }
      closeLabel={t('cart.close')}
      padding={isEmpty ? 'inset' : 'none'}
      banner={isEmpty ? undefined : <FreeDeliveryBar cart={cart} countryCode={countryCode} />}
      footer={<BagTotal cart={cart} />}
    >
      {isEmpty ? (
        <BagEmpty />
      ) : (
        <>
          <div className={styles.inset}>
            <BagLines cart={cart} />
            <Link as={link} href={toHref(routes.products())}>
              {t('cart.add_more')}
            </Link>
            <BagCodes cart={cart} />
          </div>
          <Recommendations headingLevel={3} items={items} currency={cart.currency} addToBag={bag.add} />
        </>
      )}
    </Drawer>
  )
}
