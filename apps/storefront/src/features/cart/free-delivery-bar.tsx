'use client'

import type { Cart } from '@sorrel/domain/cart'
import {
  getFreeDeliveryProgress,
  getFreeDeliveryThreshold,
  getFreeDeliveryTotal,
} from '@sorrel/domain/free-delivery'
import { isUk } from '@sorrel/domain/location'
import { ProgressBar } from '@sorrel/ui/progress-bar'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/shop-context.tsx'

export interface FreeDeliveryBarProps {
  readonly cart: Cart
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** How far the cart is from free delivery. See docs/specification.md#free-delivery. */
export function FreeDeliveryBar({ cart, countryCode }: FreeDeliveryBarProps) {
  const { t, formatPrice } = useShop()
  const { currency } = cart
  const total = getFreeDeliveryTotal(cart)
  const threshold = getFreeDeliveryThreshold({ countryCode, currency })
  const { remaining, ratio, reached } = getFreeDeliveryProgress({ currency, total, threshold })
  const amount = formatPrice(remaining, currency)
  const message = reached
    ? t('cart.free_delivery.reached')
    : isUk(countryCode)
      ? t('cart.free_delivery.remaining_uk', { amount })
      : t('cart.free_delivery.remaining', { amount })
  return (
    <Stack gap="8">
      <div role="status">
        <Text size="sm">{message}</Text>
      </div>
      <ProgressBar label={t('cart.free_delivery.label')} value={ratio} max={1} valueLabel={message} />
    </Stack>
  )
}
