'use client'

import type { CartData } from '@sorrel/contracts/http'
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
  readonly cart: CartData
  readonly currency: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** How far the bag is from free delivery. Specification section 9. */
export function FreeDeliveryBar({ cart, currency, countryCode }: FreeDeliveryBarProps) {
  const { t, formatPrice } = useShop()
  const { subTotal = cart.total, discountTotal = 0 } = cart
  const total = getFreeDeliveryTotal({ subTotal, discountTotal })
  const threshold = getFreeDeliveryThreshold({ countryCode, currency })
  const { remaining, ratio, reached } = getFreeDeliveryProgress({ total, threshold })
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
