'use client'

import { toCartData } from '@sorrel/contracts/http'
import { routes } from '@sorrel/contracts/routes'
import { getCartCount } from '@sorrel/domain/cart'
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

const EMPTY_BAG = toCartData(null)

/** The bag beside the page. Specification section 2, "Cart drawer". */
export function BagDrawer() {
  const { t, currency: shown, link, toHref } = useShop()
  const bag = useBag()
  const { countryCode } = useShopperLocation()
  const currency = bag.cart?.currency ?? shown
  const items = bag.cart?.items ?? []
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
      banner={
        bag.cart === undefined || isEmpty ? undefined : (
          <FreeDeliveryBar cart={bag.cart} currency={currency} countryCode={countryCode} />
        )
      }
      footer={<BagTotal cart={bag.cart ?? EMPTY_BAG} />}
    >
      {isEmpty ? (
        <BagEmpty />
      ) : (
        <>
          <div className={styles.inset}>
            <BagLines items={items} currency={currency} />
            <Link as={link} href={toHref(routes.products())}>
              {t('cart.add_more')}
            </Link>
            <BagCodes cart={bag.cart} />
          </div>
          <Recommendations headingLevel={3} items={items} currency={currency} addToBag={bag.add} />
        </>
      )}
    </Drawer>
  )
}
