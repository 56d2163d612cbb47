/** What is chosen in a product form, as a plain store. The rules are those of the domain. Without React. */

import type { Product, ProductPreview } from '@sorrel/domain/product'
import {
  getInitialSelection,
  type ProductSelectionSettings,
  type ProductSelectionState,
  withImageVariant,
  withOptionValue,
  withPlan,
  withProduct,
  withPurchaseOption,
  withQuantity,
  withText,
  withToggledOption,
  withVariant,
} from '@sorrel/domain/product-selection'
import type { PurchaseKind } from '@sorrel/domain/purchase'
import { createState } from './state/create-state.ts'

/** The state of one product form. Choosing something that the product does not offer changes nothing. */
export interface ProductSelection {
  /** The same object until something changes. */
  readonly getState: () => ProductSelectionState
  /** Calls `listener` after each change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
  readonly setPurchaseOption: (purchaseOption: PurchaseKind) => void
  readonly setPlan: (planId: string) => void
  /** Clamped to the range of the chosen variant's stock. */
  readonly setQuantity: (quantity: unknown) => void
  /** Chooses a select's value; undefined chooses none. Sets the quantity back to 1. */
  readonly setOptionValue: (optionId: string, valueId: string | undefined) => void
  /** Switches a toggle. Sets the quantity back to 1. */
  readonly toggleOption: (optionId: string) => void
  readonly setTextOption: (optionId: string, text: string) => void
  readonly setImageVariant: (variantId: string | undefined) => void
  /** Another product resets everything; a newer version of the same one keeps the choices that it still offers. */
  readonly setProduct: (product: Product | ProductPreview) => void
  readonly reset: () => void
}

export interface ProductSelectionOptions extends ProductSelectionSettings {
  /** Begins with the values of this variant, such as the one in an address. Default: none. */
  readonly variantId?: string | undefined
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
  { variantId, ...settings }: ProductSelectionOptions = {},
): ProductSelection {
  const first = withVariant(getInitialSelection(product, settings), variantId)
  const { getState, subscribe, set } = createState(first)
  return {
    getState,
    subscribe,
    setPurchaseOption: (purchaseOption) => set(withPurchaseOption(getState(), purchaseOption)),
    setPlan: (planId) => set(withPlan(getState(), planId)),
    setQuantity: (quantity) => set(withQuantity(getState(), quantity)),
    setOptionValue: (optionId, valueId) => set(withOptionValue(getState(), optionId, valueId)),
    toggleOption: (optionId) => set(withToggledOption(getState(), optionId)),
    setTextOption: (optionId, text) => set(withText(getState(), optionId, text)),
    setImageVariant: (shown) => set(withImageVariant(getState(), shown)),
    setProduct: (next) => set(withProduct(getState(), next, settings)),
    reset: () => set(getInitialSelection(getState().product, settings)),
  }
}
