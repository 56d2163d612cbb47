'use client'

import type { Cart } from '@sorrel/domain/cart'
import { getFreeDeliveryProgress, getFreeDeliveryTotal } from '@sorrel/domain/free-delivery'
import { FreeDeliveryMeter } from '@sorrel/ui/free-delivery-meter'
import { useMessages } from '../messages-context'
import { shop } from '../shop'

interface FreeDeliveryProps {
  readonly cart: Cart
  /** From this amount on delivery is free, in the shop's currency. */
  readonly from: number
  /** A change is on its way. */
  readonly isPending: boolean
}

/** How far the cart is from free delivery. Nothing for a cart in another currency than the shop's. */
export function FreeDelivery({ cart, from, isPending }: FreeDeliveryProps) {
  const { t, toMoney } = useMessages()
  const { currency } = cart
  if (currency !== shop.currency) return null
  const total = getFreeDeliveryTotal(cart)
  const { remaining, ratio, reached } = getFreeDeliveryProgress({ total, threshold: from })
  const message = reached
    ? t('cart.free_delivery.reached')
    : t('cart.free_delivery.remaining', { amount: toMoney({ amount: remaining, currency }) })
  return (
    <FreeDeliveryMeter
      label={t('cart.free_delivery.label')}
      message={message}
      value={ratio}
      pending={isPending}
    />
  )
}
