'use client'

import { routes } from '@sorrel/contracts/routes'
import type { Cart } from '@sorrel/domain/cart'
import { Button } from '@sorrel/ui/button'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/shop-context.tsx'
import { useCart } from './cart-context.ts'
import { reportCheckout } from './report-cart-change.ts'
import * as styles from './cart.css.ts'

export interface CartTotalProps {
  readonly cart: Cart
}

/** What the cart costs and the way to the checkout. See docs/specification.md#cart-drawer. */
export function CartTotal({ cart }: CartTotalProps) {
  const { t, currency, toHref, formatPrice } = useShop()
  const { isPending } = useCart()
  return (
    <Stack gap="12">
      <Reductions cart={cart} />
      <p className={styles.row}>
        <span>{t('cart.total')}</span>
        <span className={styles.amount} data-pending={isPending || undefined} aria-busy={isPending}>
          {formatPrice(cart.grandTotal, cart.currency)}
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
    </Stack>
  )
}

/** What codes take off, where there are any. */
function Reductions({ cart }: CartTotalProps) {
  const { t, formatPrice } = useShop()
  const { subTotal, discountTotal, giftcardTotal, currency } = cart
  if (discountTotal === 0 && giftcardTotal === 0) return null
  const toText = (amount: number) => formatPrice(amount, currency)
  const rows = [
    [t('cart.subtotal'), toText(subTotal)],
    ...(discountTotal > 0 ? [[t('cart.discount'), toText(-discountTotal)]] : []),
    ...(giftcardTotal > 0 ? [[t('cart.gift_card'), toText(-giftcardTotal)]] : []),
  ]
  return rows.map(([label, amount]) => (
    <p key={label} className={styles.part}>
      <span>{label}</span>
      <span>{amount}</span>
    </p>
  ))
}
