'use client'

import { getCheckoutEvent } from '@sorrel/commerce/analytics'
import { useCart, useCartActions } from '@sorrel/commerce/react'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import type { Cart } from '@sorrel/domain/cart'
import { isDelivered } from '@sorrel/domain/cart-line'
import { Button } from '@sorrel/ui/button'
import { Stack } from '@sorrel/ui/stack'
import type { MouseEvent } from 'react'
import { track } from '#features/analytics/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { Amount } from './amount.tsx'
import type { FreeDelivery } from './use-free-delivery.ts'
import * as styles from './cart.css.ts'
import { Text } from '@sorrel/ui/text'

export interface CartTotalProps {
  /** Undefined until it is known. */
  readonly cart: Cart | undefined
  /** Undefined as long as the cart is, and where nothing is delivered. */
  readonly delivery: Pick<FreeDelivery, 'reached'> | undefined
  /** Id of the `CartEmpty` that an empty cart shows above. */
  readonly emptyId: string
}

/** The cart's costs and the checkout button. See docs/specification.md#cart-drawer. */
export function CartTotal({ cart, delivery, emptyId }: CartTotalProps) {
  const { t, formatPrice } = useShop()
  const isPending = useCart((state) => state.isPending)
  // The service has not yet confirmed any sum for these lines.
  const isFirst = useCart(
    ({ isPending, cart, newIds }) => isPending && cart?.items.every(({ id }) => newIds.includes(id)),
  )
  return (
    <Stack gap="12">
      {cart && <Reductions cart={cart} isPending={isPending} />}
      {cart?.items.some(isDelivered) !== false && (
        <p className={styles.part}>
          <span className={styles.label}>{t('cart.delivery')}</span>
          <Amount
            text={delivery && t(delivery.reached ? 'cart.delivery_free' : 'cart.delivery_later')}
            isPending={isPending}
          />
        </p>
      )}
      <p className={styles.row}>
        <span className={styles.label}>
          {t('cart.total')} <span className={styles.tax}>{t('cart.tax_included')}</span>
        </span>
        <Amount
          text={
            cart && !isFirst ? formatPrice({ amount: cart.captureTotal, currency: cart.currency }) : undefined
          }
          isPending={isPending}
        />
      </p>
      <CheckoutButton cart={cart} emptyId={emptyId} />
    </Stack>
  )
}

/** For an empty cart it is quiet, and a press leads to the products. See docs/decisions.md#cart. */
function CheckoutButton({ cart, emptyId }: Pick<CartTotalProps, 'cart' | 'emptyId'>) {
  const { t, toHref } = useShop()
  const leave = useCheckout(cart)
  const isEmpty = cart?.items.length === 0
  const showWhatIsMissing = (event: MouseEvent) => {
    event.preventDefault()
    // The ring shows after a press by pointer too: it is the answer to the press.
    document.getElementById(emptyId)?.querySelector('a')?.focus({ focusVisible: true })
  }
  return (
    <Button
      href={toHref(shopRoutes.checkout())}
      size="lg"
      fullWidth
      aria-disabled={isEmpty || undefined}
      aria-describedby={isEmpty ? emptyId : undefined}
      onClick={isEmpty ? showWhatIsMissing : leave}
    >
      {t('cart.checkout')}
    </Button>
  )
}

/**
 * The checkout uses the service's cart, so the shopper leaves only once all changes are confirmed, and stays if one
 * fails.
 */
function useCheckout(cart: Cart | undefined) {
  const { toHref, load } = useShop()
  const { settle } = useCartActions()
  const isPending = useCart((state) => state.isPending)
  return (event: MouseEvent) => {
    if (cart !== undefined) track(getCheckoutEvent(cart))
    if (!isPending || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void settle().then((isDone) => isDone && load(toHref(shopRoutes.checkout())))
  }
}

interface ReductionsProps {
  readonly cart: Cart
  readonly isPending: boolean
}

/** The discounts of codes. */
function Reductions({ cart, isPending }: ReductionsProps) {
  const { t, formatPrice } = useShop()
  const { subTotal, discountTotal, giftcardTotal, currency } = cart
  if (discountTotal === 0 && giftcardTotal === 0) return null
  const toText = (amount: number) => formatPrice({ amount, currency })
  const rows = [
    [t('cart.subtotal'), toText(subTotal)],
    ...(discountTotal > 0 ? [[t('cart.discount'), toText(-discountTotal)]] : []),
    ...(giftcardTotal > 0 ? [[t('cart.gift_card'), toText(-giftcardTotal)]] : []),
  ]
  return rows.map(([label, amount]) => (
    <p key={label} className={styles.part}>
      <span className={styles.label}>{label}</span>
      <Amount text={amount} isPending={isPending} />
    </p>
  ))
}

export interface ChargeNoteProps {
  /** ISO 4217 code of the cart's amounts. */
  readonly currency: string
}

/** A note above the amounts if their currency differs from the page's; otherwise nothing. */
export function ChargeNote({ currency }: ChargeNoteProps) {
  const shop = useShop()
  if (currency === shop.currency) return null
  return <Text size="sm">{shop.t('cart.charge_note', { currency })}</Text>
}
