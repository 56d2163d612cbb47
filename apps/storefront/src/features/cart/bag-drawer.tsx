'use client'

import { routes } from '@sorrel/contracts/routes'
import { getCartCount, getEmptyCart } from '@sorrel/domain/cart'
import { Drawer } from '@sorrel/ui/drawer'
import { Link, type LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useShopperLocation } from '#features/location/use-shopper-location.ts'
import { Recommendations } from '#features/recommendations/recommendations.tsx'
import type { FormatPrice } from '#platform/price-format.ts'
import { useWords } from '#platform/words.tsx'
import { BagCodes } from './bag-codes.tsx'
import type { Bag } from './bag-context.ts'
import { BagEmpty } from './bag-empty.tsx'
import { BagLines } from './bag-lines.tsx'
import { BagTotal } from './bag-total.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
import * as styles from './bag-drawer.css.ts'

export interface BagDrawerProps {
  readonly bag: Bag
  readonly link: LinkComponent
  readonly image: ImageComponent
  /** ISO 4217 code of the page. */
  readonly currency: string
  readonly toHref: (path: string) => string
  readonly formatPrice: FormatPrice
}

/** The bag beside the page. Specification section 2, "Cart drawer". */
export function BagDrawer({ bag, link, image, currency, toHref, ...props }: BagDrawerProps) {
  const t = useWords()
  const { countryCode } = useShopperLocation()
  const cart = bag.cart ?? getEmptyCart(currency)
  const { items } = cart
  const formatPrice = (amount: number) => props.formatPrice(amount, cart.currency)
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
        isEmpty ? undefined : (
          <FreeDeliveryBar cart={cart} countryCode={countryCode} formatPrice={formatPrice} />
        )
      }
      footer={<BagTotal cart={cart} isPending={bag.isPending} toHref={toHref} formatPrice={formatPrice} />}
    >
      {isEmpty ? (
        <BagEmpty link={link} toHref={toHref} />
      ) : (
        <>
          <div className={styles.inset}>
            <BagLines
              items={items}
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
            <BagCodes bag={bag} toHref={toHref} />
          </div>
          <Recommendations
            headingLevel={3}
            items={items}
            currency={cart.currency}
            addToBag={bag.add}
            link={link}
            image={image}
            toHref={toHref}
          />
        </>
      )}
    </Drawer>
  )
}
