import type { CartAddition } from '@sorrel/commerce/cart-store'
import type { Product } from '@sorrel/domain/product'
import { canAddSelection, getInitialSelection, toCartItemInput } from '@sorrel/domain/product-selection'
import { toFormProduct } from '#features/product/index.ts'

/**
 * One piece of a product as a results page shows it, preselected. Undefined when it is sold out, not for sale, or a choice
 * is missing. See docs/commerce-service.md#quizzes.
 */
export function toAddition(product: Product): CartAddition | undefined {
  const selection = getInitialSelection(product)
  const input = canAddSelection(selection) ? toCartItemInput(selection) : undefined
  return input && { input, product: toFormProduct(product) }
}
