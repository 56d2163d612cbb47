/** The parts of a product form that depend on the choices. */
import { getPrice, getSellable } from './money.ts'
import {
  getSelectedOptions,
  getSelectedVariant,
  type ProductSelectionState,
} from './product-selection/state.ts'
import { getVariantValueIds } from './options.ts'
import { getOptions, getVariants, type ProductOption } from './product.ts'
import { getStockItem, getStockStatus } from './stock.ts'
import { findVariant } from './variants.ts'

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

/** Ids of the values of an option that, with the other choices, lead to a variant that is out of stock. */
export function getSoldOutValues(state: ProductSelectionState, option: ProductOption): ReadonlySet<string> {
  if (!option.variant) return new Set()
  const { product } = state
  const soldOut = option.values.filter(({ id }) => {
    const chosen = { ...getSelectedOptions(state), [option.id]: id }
    const variant = findVariant(getVariants(product), getVariantValueIds(getOptions(product), chosen))
    return variant !== undefined && getStockStatus(getStockItem(product, variant)) === 'out-of-stock'
  })
  return new Set(soldOut.map(({ id }) => id))
}
