import type { ProductOption } from '@sorrel/domain/product'
import { getVariantValueIds } from '@sorrel/domain/options'
import { getOptions, getVariants } from '@sorrel/domain/product'
import { getSelectedOptions, type ProductSelectionState } from '@sorrel/domain/product-selection'
import { getStockItem, getStockStatus } from '@sorrel/domain/stock'
import { findVariant } from '@sorrel/domain/variants'

/** Values of an option that would lead, with everything else as chosen, to a variant that is out of stock. */
export function getSoldOutValues(state: ProductSelectionState, option: ProductOption): ReadonlySet<string> {
  if (!option.variant) return new Set()
  const soldOut = option.values.filter(({ id }) => {
    const chosen = { ...getSelectedOptions(state), [option.id]: id }
    const variant = findVariant(
      getVariants(state.product),
      getVariantValueIds(getOptions(state.product), chosen),
    )
    return variant !== undefined && getStockStatus(getStockItem(state.product, variant)) === 'out-of-stock'
  })
  return new Set(soldOut.map(({ id }) => id))
}
