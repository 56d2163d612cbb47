'use client'

import type { Money as Amount } from '@sorrel/domain/money'
import { formatMoney } from '@sorrel/i18n/format'
import { useShop } from './shop-provider.ts'

interface MoneyProps {
  readonly value: Amount
  /** Digits of the amount, where the store sets its own. Default: those of the currency. */
  readonly decimals?: number | undefined
}

/** An amount as the language of the shop writes it: `£6.50`, `6,50 €`. Throws without a `ShopProvider` above it. */
export function Money({ value, decimals }: MoneyProps): string {
  const { locale } = useShop()
  return formatMoney({ ...value, locale, decimals })
}
