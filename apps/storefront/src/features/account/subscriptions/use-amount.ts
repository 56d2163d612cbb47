'use client'

import type { Subscription } from '@sorrel/domain/subscriptions'
import { formatMoney } from '@sorrel/i18n/format'
import { useShop } from '#shop/shop-context.tsx'

/** Writes amounts in a subscription's own money. */
export function useAmount({ currency }: Pick<Subscription, 'currency'>): (amount: number) => string {
  const { locale } = useShop()
  return (amount) => formatMoney({ amount, currency, locale })
}
