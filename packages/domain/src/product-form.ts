/** What a product form shows beside the choices, for what is chosen. */

import type { ProductSelection } from './product-selection.ts'
import { getOptions, getVariants } from './product.ts'

export { getQuantitySteps, type QuantityStep } from './product-selection/quantity-steps.ts'
export { getSoldOutValues } from './product-selection/sold-out.ts'

/** Chooses the values of a variant, such as the one in an address; a product that does not have it stays as it is. */
export function chooseVariant(selection: ProductSelection, variantId: string | undefined): void {
  const { product } = selection.getState()
  const variant = getVariants(product).find(({ id }) => id === variantId)
  for (const option of getOptions(product).filter(({ variant: selectsVariant }) => selectsVariant)) {
    const value = option.values.find(({ id }) => variant?.optionValueIds.includes(id))
    if (value) selection.setOptionValue(option.id, value.id)
  }
}
