'use client'

import { toCartData } from '@sorrel/contracts/http'
import { withLocale } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { formatMoney } from '@sorrel/i18n/format'
import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import { useShopConfig } from '#platform/shop-config.tsx'
import { useBag } from './bag-context.ts'
import { BagEmpty } from './bag-empty.tsx'
import { BagLines } from './bag-lines.tsx'
import { BagTotal } from './bag-total.tsx'
import * as styles from './cart-screen.css.ts'

export interface BagPageProps {
  /** As the server saw it, shown until the browser knows better. */
  readonly initial: Cart | null
  readonly link: LinkComponent
  readonly image: ImageComponent
}

export function BagPage({ initial, link, image }: BagPageProps) {
  const { locale, defaultLocale, currency } = useShopConfig()
  const bag = useBag()
  const cart = bag.cart ?? toCartData(initial)
  const isEmpty = cart.items.length === 0
  const toHref = (path: string) => withLocale({ locale, defaultLocale }, path)
  const formatPrice = (amount: number) => formatMoney({ amount, currency: cart.currency ?? currency, locale })
  if (isEmpty) return <BagEmpty link={link} toHref={toHref} />
  return (
    <div className={styles.bag}>
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
      <BagTotal
        total={cart.total}
        isEmpty={isEmpty}
        isPending={bag.isPending}
        toHref={toHref}
        formatPrice={formatPrice}
      />
    </div>
  )
}
