import type { Product } from '@sorrel/domain/product'
import { createProductSelection, type ProductSelection } from '@sorrel/domain/product-selection'

/** The choices that a product's page begins with: those of the variant in the address, else the first. */
export function createSelection(product: Product, variantId: string | undefined): ProductSelection {
  const selection = createProductSelection(product)
  const variant = product.variants.find(({ id }) => id === variantId)
  for (const option of product.options.filter(({ variant: selectsVariant }) => selectsVariant)) {
    const value = option.values.find(({ id }) => variant?.optionValueIds.includes(id))
    if (value) selection.setOptionValue(option.id, value.id)
  }
  return selection
}
