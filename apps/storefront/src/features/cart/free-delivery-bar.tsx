'use client'

import { useCartState } from '@sorrel/commerce/react'
import { ProgressBar } from '@sorrel/ui/progress-bar'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/shop-context.tsx'
import type { FreeDelivery } from './use-free-delivery.ts'
import * as styles from './amount.css.ts'

export interface FreeDeliveryBarProps {
  readonly delivery: FreeDelivery
  /** ISO 4217 code of the cart's amounts. */
  readonly currency: string
}

/** How far the cart is from free delivery; only the words once it is reached. See docs/specification.md#free-delivery. */
export function FreeDeliveryBar({ delivery, currency }: FreeDeliveryBarProps) {
  const { t, formatPrice } = useShop()
  const isPending = useCartState((state) => state.isPending)
  const { remaining, ratio, reached, isUk } = delivery
  const amount = formatPrice(remaining, currency)
  const message = reached
    ? t('cart.free_delivery.reached')
    : isUk
      ? t('cart.free_delivery.remaining_uk', { amount })
      : t('cart.free_delivery.remaining', { amount })
  return (
    <Stack gap="8">
      <div
        role="status"
        aria-busy={isPending}
        className={styles.amount}
        data-pending={isPending || undefined}
      >
        <Text size="sm">{message}</Text>
      </div>
      {!reached && (
        <ProgressBar label={t('cart.free_delivery.label')} value={ratio} max={1} valueLabel={message} />
      )}
    </Stack>
  )
}
