'use client'

import { useCart } from '@sorrel/commerce/react'
import { FreeDeliveryMeter } from '@sorrel/ui/free-delivery-meter'
import { useShop } from '#shop/shop-context.tsx'
import type { FreeDelivery } from './use-free-delivery.ts'

export interface FreeDeliveryBarProps {
  readonly delivery: FreeDelivery
  /** ISO 4217 code of the cart's amounts. */
  readonly currency: string
}

/** How far the cart is from free delivery; only the words once it is reached. See docs/specification.md#free-delivery. */
export function FreeDeliveryBar({ delivery, currency }: FreeDeliveryBarProps) {
  const { t, formatPrice } = useShop()
  const isPending = useCart((state) => state.isPending)
  const { remaining, ratio, reached, isUk } = delivery
  const amount = formatPrice({ amount: remaining, currency })
  const message = reached
    ? t('cart.free_delivery.reached')
    : isUk
      ? t('cart.free_delivery.remaining_uk', { amount })
      : t('cart.free_delivery.remaining', { amount })
  return (
    <FreeDeliveryMeter
      label={t('cart.free_delivery.label')}
      message={message}
      value={reached ? 1 : ratio}
      pending={isPending}
    />
  )
}
