import { getOptions, type ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { canQuickAdd } from '@sorrel/domain/quick-add'

/** Whether a product can go into the cart without a question: quick-add allows it and nothing is to be chosen. */
export function canAddAtOnce(product: ProductPreview): boolean {
  const isOpen = getOptions(product).some(({ active }) => active)
  return canQuickAdd(product) && !isOpen && getInitialPurchaseOption(product) === 'standard'
}
