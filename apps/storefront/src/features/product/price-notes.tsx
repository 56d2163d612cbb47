'use client'

import { getShownPrice } from '@sorrel/domain/money'
import { getQuantitySteps } from '@sorrel/domain/product-form'
import { getSelectionPrice, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { Text } from '@sorrel/ui/text'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { OfferLabels } from './offer-labels.ts'

export interface PriceNotesProps {
  readonly state: ProductSelectionState
  readonly words: OfferLabels
}

/**
 * Price facts that the button does not show: the earlier price, the price of more pieces, the unit price, and the
 * savings of refilling.
 */
export function PriceNotes({ state, words: { lowest, unitPrice, refill } }: PriceNotesProps) {
  const { t, formatPrice, getDecimals } = useShop()
  const decimals = getDecimals(state.product.currency)
  const price = getSelectionPrice(state, { decimals })
  // A price that may give way to the customer's own has its place from the start, so that nothing moves.
  const isPriceShown = getShownPrice(price).origPrice !== undefined || state.product.hasGroupPrices === true
  return (
    <>
      {isPriceShown && <ProductPrice price={price} size="lg" />}
      {getQuantitySteps(state, decimals).map((step) => (
        <Text key={step.quantity} size="sm">
          {t('products.tier', { quantity: step.quantity, price: formatPrice(step.price) })}
        </Text>
      ))}
      {lowest && <Text size="sm">{lowest}</Text>}
      {unitPrice && <Text size="sm">{unitPrice}</Text>}
      {refill && (
        <Text size="sm" tone="success">
          {refill}
        </Text>
      )}
    </>
  )
}
