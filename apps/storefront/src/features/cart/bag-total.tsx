'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { Button } from '@sorrel/ui/button'
import { Text } from '@sorrel/ui/text'
import { useShopConfig } from '#platform/shop-config.tsx'
import { useWords } from '#platform/words.tsx'
import { reportCheckout } from './report-bag-change.ts'
import * as styles from './bag-total.css.ts'

export interface BagTotalProps {
  readonly cart: Cart
  /** A change is on its way: the amount comes from the service and is not certain. */
  readonly isPending: boolean
  readonly toHref: (path: string) => string
  readonly formatPrice: (amount: number) => string
}

/** What the bag costs and the way to the checkout. Specification section 2, "Cart drawer". */
export function BagTotal({ cart, isPending, toHref, formatPrice }: BagTotalProps) {
  const t = useWords()
  const { currency } = useShopConfig()
  return (
    <div className={styles.root}>
      <Reductions cart={cart} formatPrice={formatPrice} />
      <p className={styles.row}>
        <span>{t('cart.total')}</span>
        <span className={styles.amount} data-pending={isPending || undefined} aria-busy={isPending}>
          {formatPrice(cart.grandTotal)}
        </span>
      </p>
      <Text size="sm">
        {t('cart.tax_included')} {t('cart.delivery_note')}
        {cart.currency !== currency && ` ${t('cart.charge_note', { currency: cart.currency })}`}
      </Text>
      <Button
        href={toHref(routes.checkout())}
        size="lg"
        fullWidth
        disabled={cart.items.length === 0}
        onClick={() => reportCheckout(cart)}
      >
        {t('cart.checkout')}
      </Button>
    </div>
  )
}

/** What codes take off, where there are any. */
function Reductions({ cart, formatPrice }: Pick<BagTotalProps, 'cart' | 'formatPrice'>) {
  const t = useWords()
  const { subTotal, discountTotal, giftcardTotal } = cart
  if (discountTotal === 0 && giftcardTotal === 0) return null
  const rows = [
    [t('cart.subtotal'), formatPrice(subTotal)],
    ...(discountTotal > 0 ? [[t('cart.discount'), formatPrice(-discountTotal)]] : []),
    ...(giftcardTotal > 0 ? [[t('cart.gift_card'), formatPrice(-giftcardTotal)]] : []),
  ]
  return rows.map(([label, amount]) => (
    <p key={label} className={styles.part}>
      <span>{label}</span>
      <span>{amount}</span>
    </p>
  ))
}
