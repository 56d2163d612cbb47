'use client'

import { getSelectedVariant, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { getStockLabel } from './stock-badge.tsx'

export interface ChoiceStatusProps {
  readonly state: ProductSelectionState
  /** The price on the button. */
  readonly price: string
}

/** Announces each new choice with its price and stock to screen readers. Silent before the first choice. */
export function ChoiceStatus({ state, price }: ChoiceStatusProps) {
  const { t } = useShop()
  const content = 'content' in state.product ? state.product.content : undefined
  const stock = content?.showStockLevels
    ? getStockLabel({ state, lowStockIndicator: content.lowStockIndicator }, t)?.label
    : undefined
  const text = [getSelectedVariant(state)?.name, price, stock].filter(Boolean).join(', ')
  const [said, setSaid] = useState({ text, isChanged: false })
  if (said.text !== text) setSaid({ text, isChanged: true })
  return (
    <div role="status">
      <VisuallyHidden>{said.isChanged && text}</VisuallyHidden>
    </div>
  )
}
