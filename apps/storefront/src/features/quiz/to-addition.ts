import type { Product } from '@sorrel/domain/product'
import {
  canAddSelection,
  getInitialSelection,
  getSelectedVariant,
  type ProductSelectionState,
  toCartItemInput,
} from '@sorrel/domain/product-selection'
import type { CartAddition } from '#shop/cart-addition.ts'
import { toFormProduct } from '#features/product/index.ts'

/** The product as a results page shows it: the first value of every option, bought once, one piece. See docs/commerce-service.md#quizzes. */
export function getPreselection(product: Product): ProductSelectionState {
  return getInitialSelection(product)
}

/** What adding it sends; undefined when it is sold out, not for sale, or something is still to be chosen. */
export function toAddition(product: Product): CartAddition | undefined {
  const selection = getPreselection(product)
  const input = canAddSelection(selection) ? toCartItemInput(selection) : undefined
  if (input === undefined) return undefined
  const variantName = getSelectedVariant(selection)?.name
  return { input, product: toFormProduct(product), variantName }
}
