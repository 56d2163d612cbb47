import type { Product } from '@sorrel/domain/product'
import {
  canAddSelection,
  createProductSelection,
  getSelectedOptions,
  getSelectedVariant,
  toCartItemInput,
} from '@sorrel/domain/product-selection'
import type { CartItemInput } from '@sorrel/domain/cart'
import { ADD_FORM } from '#shop/add-form-fields.ts'

export interface Addition {
  readonly input: CartItemInput
  readonly variantName: string | undefined
}

/**
 * What the fields add to the cart, by the rules of the product's own form; undefined when a choice is missing.
 */
export function readAddForm(
  product: Product,
  values: Readonly<Record<string, string>>,
): Addition | undefined {
  const selection = createProductSelection(product)
  if (values[ADD_FORM.purchase] === 'subscription') selection.setPurchaseOption('subscription')
  if (values[ADD_FORM.purchase] === 'standard') selection.setPurchaseOption('standard')
  selection.setPlan(values[ADD_FORM.plan] ?? '')
  for (const option of product.options) {
    const value = values[ADD_FORM.option(option.id)]
    const isOn = getSelectedOptions(selection.getState())[option.id] === true
    if (option.inputType === 'toggle') {
      if (isOn !== (value !== undefined)) selection.toggleOption(option.id)
    } else if (value !== undefined) {
      if (option.inputType === 'select') selection.setOptionValue(option.id, value)
      else selection.setTextOption(option.id, value)
    }
  }
  selection.setQuantity(Number(values[ADD_FORM.quantity] ?? 1))
  const state = selection.getState()
  const input = canAddSelection(state) ? toCartItemInput(state) : undefined
  return input && { input, variantName: getSelectedVariant(state)?.name }
}
