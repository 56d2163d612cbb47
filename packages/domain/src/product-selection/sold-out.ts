import { getVariantValueIds } from '../options.ts'
import { getOptions, getVariants, type ProductOption } from '../product.ts'
import { getStockItem, getStockStatus } from '../stock.ts'
import { findVariant } from '../variants.ts'
import { getSelectedOptions, type ProductSelectionState } from './state.ts'

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
