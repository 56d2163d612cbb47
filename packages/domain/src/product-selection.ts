import type { Product, ProductPreview } from './product.ts'
import type { ProductSelectionState } from './product-selection/state.ts'
import {
  getInitialSelection,
  type ProductSelectionSettings,
  withOptionValue,
  withPlan,
  withProduct,
  withPurchaseOption,
  withQuantity,
  withText,
  withToggledOption,
} from './product-selection/transitions.ts'
import type { PurchaseKind } from './purchase.ts'

export {
  canAddSelection,
  getSelectedOptions,
  getSelectedVariant,
  getSelectionOptions,
  getSelectionPrice,
  getSelectionQuantityRange,
  getSelectionStock,
  type ProductSelectionState,
  toCartItemInput,
} from './product-selection/state.ts'
export { getInitialSelection, type ProductSelectionSettings } from './product-selection/transitions.ts'

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

/**
 * The state of a product form, without a framework.
 *
 * @example
 * ```ts
 * import { createProductSelection, getSelectionPrice } from '@sorrel/domain/product-selection'
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
  settings: ProductSelectionSettings = {},
): ProductSelection {
  const getInitial = (of: Product | ProductPreview) => getInitialSelection(of, settings)
  const listeners = new Set<() => void>()
  let state = getInitial(product)
  const set = (next: ProductSelectionState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setPurchaseOption: (purchaseOption) => set(withPurchaseOption(state, purchaseOption)),
    setPlan: (planId) => set(withPlan(state, planId)),
    setQuantity: (quantity) => set(withQuantity(state, quantity)),
    setOptionValue: (optionId, valueId) => set(withOptionValue(state, optionId, valueId)),
    toggleOption: (optionId) => set(withToggledOption(state, optionId)),
    setTextOption: (optionId, text) => set(withText(state, optionId, text)),
    setImageVariant: (imageVariantId) =>
      set(state.imageVariantId === imageVariantId ? state : { ...state, imageVariantId }),
    setProduct: (next) => set(next.id === state.product.id ? withProduct(state, next) : getInitial(next)),
    reset: () => set(getInitial(state.product)),
  }
}
