import type { Product, ProductOption } from '@sorrel/domain/product'
import {
  canAddSelection,
  getInitialSelection,
  getSelectedOptions,
  type ProductSelectionState,
  toCartItemInput,
  withOptionValue,
  withPlan,
  withPurchaseOption,
  withQuantity,
  withText,
  withToggledOption,
} from '@sorrel/domain/product-selection'
import type { CartItemInput } from '@sorrel/domain/cart'
import { getMissingOptions } from '@sorrel/domain/options'
import { err, ok, type Result } from '@sorrel/domain/result'
import { ADD_FORM } from '#shop/add-form-fields.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'

/**
 * The cart input from the fields, by the rules of the product's own form; else the names of the missing choices, none
 * where the stock is too small.
 */
export function readAddForm(
  product: Product,
  values: Readonly<Record<string, string>>,
): Result<CartItemInput, readonly string[]> {
  const state = withQuantity(
    product.options.reduce(
      (chosen, option) => withField(chosen, option, values[ADD_FORM.option(option.id)]),
      withPurchase(getInitialSelection(product, SHOP_CONFIG), values),
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
