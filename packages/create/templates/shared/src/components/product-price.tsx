'use client'

import type { ShownPrice } from '@sorrel/domain/money'
import { Price } from '@sorrel/ui/price'
import { useMessages } from '../messages-context'

interface ProductPriceProps {
  readonly price: ShownPrice
  readonly size?: 'md' | 'lg'
}

/** What a product costs, and what it cost before. */
export function ProductPrice({ price: { now, before }, size = 'md' }: ProductPriceProps) {
  const { t, toMoney } = useMessages()
  if (before === undefined) return <Price now={toMoney(now)} size={size} />
  return (
    <Price
      now={toMoney(now)}
      before={toMoney(before)}
      nowLabel={t('products.price_now', { price: '' })}
      beforeLabel={t('products.price_was', { price: '' })}
      size={size}
    />
  )
}
