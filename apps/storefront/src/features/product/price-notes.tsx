'use client'

import { getSelectionPrice, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { Price } from '@sorrel/ui/price'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/shop-context.tsx'
import { getQuantitySteps } from './get-quantity-steps.ts'

export interface PriceNotesProps {
  readonly state: ProductSelectionState
  /** Group of the signed-in account. */
  readonly accountGroup?: string | undefined
}

/** What the button's price does not say: what it was before, what more pieces cost, what follows a trial. */
export function PriceNotes({ state, accountGroup }: PriceNotesProps) {
  const { t, formatPrice } = useShop()
  const { price, origPrice, trialDays } = getSelectionPrice(state, { accountGroup })
  const steps = getQuantitySteps(state, accountGroup)
  return (
    <>
      {origPrice !== undefined && trialDays === 0 && (
        <Price
          current={formatPrice(price)}
          original={formatPrice(origPrice)}
          originalLabel={t('products.price_was', { price: '' }).trim()}
          currentLabel={t('products.price_now', { price: '' }).trim()}
          size="lg"
        />
      )}
      {steps.map((step) => (
        <Text key={step.quantity} size="sm">
          {t('products.tier', { quantity: step.quantity, price: formatPrice(step.price) })}
        </Text>
      ))}
      {trialDays > 0 && (
        <Text size="sm" tone="success">
          {t('products.trial.text', { count: trialDays, price: formatPrice(origPrice ?? price) })}
        </Text>
      )}
    </>
  )
}
