/** The choices of a product form, as a plain store. The rules are those of the domain. Without React. */

import type { Product, ProductPreview } from '@sorrel/domain/product'
import {
  createChoices,
  getFirstSelection,
  type ProductSelection,
  type ProductSelectionOptions,
} from './product-selection/choices.ts'
import { createState } from './state/create-state.ts'

export type { ProductSelection, ProductSelectionOptions } from './product-selection/choices.ts'

export interface ProductSelectionStore extends ProductSelection {
  /** Calls `listener` after each change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The state of a product form, without a framework.
 *
 * @example
 * ```ts
 * import { createProductSelection } from '@sorrel/commerce/product-selection'
 * import { getSelectionPrice } from '@sorrel/domain/product-selection'
 * import { aProduct, aToggleOption } from '@sorrel/domain/testing'
 *
 * const selection = createProductSelection(aProduct({ price: 18, options: [aToggleOption({ id: 'wrap' })] }))
 * const stop = selection.subscribe(() => console.log(selection.getState().quantity)) // 2
 * selection.setQuantity(2)
 * stop()
 * console.log(getSelectionPrice(selection.getState(), { decimals: 2 }).price) // 18
 * ```
 */
export function createProductSelection(
  product: Product | ProductPreview,
  options: ProductSelectionOptions = {},
): ProductSelectionStore {
  const { subscribe, ...held } = createState(getFirstSelection(product, options))
  return { ...createChoices(held, options), subscribe }
}
