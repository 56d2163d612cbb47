'use client'

import { getQuantitySteps } from '@sorrel/domain/product-form'
import { getSelectionPrice, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { Text } from '@sorrel/ui/text'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { OfferLabels } from './offer-labels.ts'
import * as styles from './buy-box.css.ts'

export interface PriceNotesProps {
  readonly state: ProductSelectionState
  readonly words: OfferLabels
}

/** The price, and below it in one quiet block the price of more pieces, the lowest one, the unit price and the refill's. */
export function PriceNotes({ state, words: { lowest, unitPrice, refill } }: PriceNotesProps) {
  const { t, formatPrice, getDecimals } = useShop()
  if (state.purchaseOption === 'none') return null
  const decimals = getDecimals(state.product.currency)
  const tiers = getQuantitySteps(state, decimals).map(({ quantity, price }) =>
    t('products.tier', { quantity, price: formatPrice(price) }),
  )
  return (
    <div>
      <ProductPrice price={getSelectionPrice(state, { decimals })} size="lg" />
      <div className={styles.notes}>
        {[unitPrice, ...tiers, lowest].map(
          (note) =>
            note && (
              <Text key={note} size="sm">
                {note}
              </Text>
            ),
        )}
        {refill && (
          <Text size="sm" tone="success">
            {refill}
          </Text>
        )}
      </div>
    </div>
  )
}
