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

/**
 * The choices of one product form and the functions that change them. Choosing something that the product does not
 * offer changes nothing.
 */
export interface ProductSelection {
  /** The same object until something changes. */
  readonly getState: () => ProductSelectionState
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
  /** Begins with this plan, if the product has it. Default: as the product is first sold. */
  readonly planId?: string | undefined
}

/** The initial choices. */
export function getFirstSelection(
  product: Product | ProductPreview,
  { variantId, planId, ...settings }: ProductSelectionOptions,
): ProductSelectionState {
  const first = withVariant(getInitialSelection(product, settings), variantId)
  if (planId === undefined) return first
  const planned = withPlan(first, planId)
  return planned.planId === planId ? withPurchaseOption(planned, 'subscription') : first
}

interface HeldSelection {
  readonly getState: () => ProductSelectionState
  readonly set: (state: ProductSelectionState) => void
}

/** The functions that change choices by the rules of the domain, independent of where the state is held. */
export function createChoices(
  { getState, set }: HeldSelection,
  settings: ProductSelectionSettings,
): ProductSelection {
  return {
    getState,
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
