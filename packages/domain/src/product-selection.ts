/**
 * The choices of a product form and their transitions. Choosing something that the product does not offer changes
 * nothing.
 */

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
export {
  getInitialSelection,
  type ProductSelectionSettings,
  withImageVariant,
  withOptionValue,
  withPlan,
  withProduct,
  withPurchaseOption,
  withQuantity,
  withText,
  withToggledOption,
  withVariant,
} from './product-selection/transitions.ts'
