/** The product form as a browser sends it without script. */
import type { CartItemInput } from './cart.ts'
import { getMissingOptions } from './options.ts'
import type { Product, ProductOption } from './product.ts'
import {
  canAddSelection,
  getInitialSelection,
  getSelectedOptions,
  type ProductSelectionSettings,
  type ProductSelectionState,
  toCartItemInput,
  withOptionValue,
  withPlan,
  withPurchaseOption,
  withQuantity,
  withText,
  withToggledOption,
} from './product-selection.ts'
import { err, ok, type Result } from './result.ts'

/** Names of the form and its fields. */
export const ADD_FORM = {
  /** Last segment of the address that takes it. */
  name: 'add-to-cart',
  slug: 'slug',
  purchase: 'purchase-option',
  plan: 'plan',
  quantity: 'quantity',
  /** An option's own name in the form. */
  option: (id: string) => `option.${id}`,
} as const

/**
 * The cart input from the fields of `ADD_FORM`, by the rules of the product's own form; else the names of the missing
 * choices, none where the stock is too small.
 */
export function readAddForm(
  product: Product,
  values: Readonly<Record<string, string>>,
  settings: ProductSelectionSettings = {},
): Result<CartItemInput, readonly string[]> {
  const state = withQuantity(
    product.options.reduce(
      (chosen, option) => withField(chosen, option, values[ADD_FORM.option(option.id)]),
      withPurchase(getInitialSelection(product, settings), values),
    ),
    Number(values[ADD_FORM.quantity] ?? 1),
  )
  const input = canAddSelection(state) ? toCartItemInput(state) : undefined
  if (input !== undefined) return ok(input)
  return err(getMissingOptions(product.options, getSelectedOptions(state)).map(({ name }) => name))
}

function withPurchase(
  state: ProductSelectionState,
  values: Readonly<Record<string, string>>,
): ProductSelectionState {
  const kind = values[ADD_FORM.purchase]
  const bought = kind === 'subscription' || kind === 'standard' ? withPurchaseOption(state, kind) : state
  return withPlan(bought, values[ADD_FORM.plan] ?? '')
}

/** `value` is undefined for a missing field, such as a toggle that is off. */
function withField(
  state: ProductSelectionState,
  { id, inputType }: ProductOption,
  value: string | undefined,
): ProductSelectionState {
  if (inputType === 'toggle') {
    const isOn = getSelectedOptions(state)[id] === true
    return isOn === (value !== undefined) ? state : withToggledOption(state, id)
  }
  if (value === undefined) return state
  return inputType === 'select' ? withOptionValue(state, id, value) : withText(state, id, value)
}
