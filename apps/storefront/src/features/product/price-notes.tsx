'use client'

import { getShownPrice } from '@sorrel/domain/money'
import { getSelectionPrice, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { Text } from '@sorrel/ui/text'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { getQuantitySteps } from './get-quantity-steps.ts'

export interface PriceNotesProps {
  readonly state: ProductSelectionState
  /** Group of the signed-in account. */
  readonly accountGroup?: string | undefined
}

/** What the button's price does not show: the earlier price, the price of more pieces, the price after a trial. */
export function PriceNotes({ state, accountGroup }: PriceNotesProps) {
  const shop = useShop()
  const { t, formatPrice } = shop
  const price = getSelectionPrice(state, { accountGroup })
  const { trialDays } = price
  const shown = getShownPrice(price)
  const steps = getQuantitySteps(state, accountGroup)
  return (
    <>
      {shown.origPrice !== undefined && <ProductPrice price={price} shop={shop} size="lg" />}
      {steps.map((step) => (
        <Text key={step.quantity} size="sm">
          {t('products.tier', { quantity: step.quantity, price: formatPrice(step.price) })}
        </Text>
      ))}
      {trialDays > 0 && (
        <Text size="sm" tone="success">
          {t('products.trial.text', { count: trialDays, price: formatPrice(shown.price) })}
        </Text>
      )}
    </>
  )
}
