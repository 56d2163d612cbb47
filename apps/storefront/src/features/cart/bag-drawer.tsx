'use client'

import { routes } from '@sorrel/contracts/routes'
import { getCartCount } from '@sorrel/domain/cart'
import { getFreeDeliveryTotal } from '@sorrel/domain/free-delivery'
import { Drawer } from '@sorrel/ui/drawer'
import { Link, type LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useWords } from '#platform/words.tsx'
import type { Bag } from './bag-context.ts'
import { BagEmpty } from './bag-empty.tsx'
import { BagLines } from './bag-lines.tsx'
import { BagTotal } from './bag-total.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'

export interface BagDrawerProps {
  readonly bag: Bag
  readonly link: LinkComponent
  readonly image: ImageComponent
  /** ISO 4217 code of the bag's amounts. */
  readonly currency: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly toHref: (path: string) => string
  readonly formatPrice: (amount: number) => string
}

/** The bag beside the page. Specification section 2, "Cart drawer". */
export function BagDrawer({ bag, link, image, currency, countryCode, toHref, formatPrice }: BagDrawerProps) {
  const t = useWords()
  const items = bag.cart?.items ?? []
  const isEmpty = items.length === 0
  const subTotal = bag.cart?.subTotal ?? 0
  const discountTotal = bag.cart?.discountTotal ?? 0
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
      banner={
        isEmpty ? undefined : (
          <FreeDeliveryBar
            total={getFreeDeliveryTotal({ subTotal, discountTotal })}
            currency={currency}
            countryCode={countryCode}
            formatPrice={formatPrice}
          />
        )
      }
      footer={
        <BagTotal
          total={bag.cart?.total ?? 0}
          isEmpty={isEmpty}
          isPending={bag.isPending}
          toHref={toHref}
          formatPrice={formatPrice}
        />
      }
    >
      {isEmpty ? (
        <BagEmpty link={link} toHref={toHref} />
      ) : (
        <>
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
        </>
      )}
    </Drawer>
  )
}
