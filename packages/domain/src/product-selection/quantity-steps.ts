import { getPrice, getSellable } from '../money.ts'
import { getSelectedVariant, type ProductSelectionState } from './state.ts'

export interface QuantityStep {
  readonly quantity: number
  /** Of one piece, major units. */
  readonly price: number
}

/**
 * The quantities from which a piece costs this shopper less, with `decimals` digits. Only one-time purchases have them.
 */
export function getQuantitySteps(state: ProductSelectionState, decimals: number): readonly QuantityStep[] {
  if (state.purchaseOption !== 'standard') return []
  const item = getSellable(state.product, getSelectedVariant(state))
  const single = getPrice(item, { decimals }).price
  const tiers = [...(item.purchaseOptions.standard?.prices ?? []), ...item.prices]
  const quantities = tiers.flatMap(({ quantityMin = 1 }) => (quantityMin > 1 ? [quantityMin] : []))
  return [...new Set(quantities)]
    .toSorted((left, right) => left - right)
    .map((quantity) => ({ quantity, price: getPrice(item, { quantity, decimals }).price }))
    .filter((step) => step.price < single)
}
