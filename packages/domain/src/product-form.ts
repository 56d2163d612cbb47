/** The parts of a product form that depend on the choices. */
import { getPrice, getSellable, type Money } from './money.ts'
import {
  getSelectedOptions,
  getSelectedVariant,
  type ProductSelectionState,
} from './product-selection/state.ts'
import { getVariantValueIds } from './options.ts'
import type { ProductOption } from './product.ts'
import { getStockItem, getStockStatus } from './stock.ts'
import { findVariant } from './variants.ts'

export interface QuantityStep {
  readonly quantity: number
  /** Of one piece. */
  readonly price: Money
}

/**
 * The quantities from which a piece costs this shopper less, with `decimals` digits. Only one-time purchases have them.
 */
export function getQuantitySteps(state: ProductSelectionState, decimals: number): readonly QuantityStep[] {
  if (state.purchaseOption !== 'standard') return []
  const item = getSellable(state.product, getSelectedVariant(state))
  const { price: single, currency } = getPrice(item, { decimals })
  const tiers = [...(item.purchaseOptions.standard?.prices ?? []), ...item.prices]
  const quantities = tiers.flatMap(({ quantityMin = 1 }) => (quantityMin > 1 ? [quantityMin] : []))
  return [...new Set(quantities)]
    .toSorted((left, right) => left - right)
    .map((quantity) => ({ quantity, amount: getPrice(item, { quantity, decimals }).price }))
    .filter(({ amount }) => amount < single)
    .map(({ quantity, amount }) => ({ quantity, price: { amount, currency } }))
}

/** Ids of the values of an option that, with the other choices, lead to a variant that is out of stock. */
export function getSoldOutValues(state: ProductSelectionState, option: ProductOption): ReadonlySet<string> {
  if (!option.variant) return new Set()
  const { product } = state
  const soldOut = option.values.filter(({ id }) => {
    const chosen = { ...getSelectedOptions(state), [option.id]: id }
    const variant = findVariant(product.variants, getVariantValueIds(product.options, chosen))
    return variant !== undefined && getStockStatus(getStockItem(product, variant)) === 'out-of-stock'
  })
  return new Set(soldOut.map(({ id }) => id))
}
