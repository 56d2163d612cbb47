import type { Product } from '@sorrel/domain/product'
import {
  canAddSelection,
  createProductSelection,
  getSelectedOptions,
  getSelectedVariant,
  toCartItemInput,
} from '@sorrel/domain/product-selection'
import type { CartItemInput } from '@sorrel/domain/cart'
import { getMissingOptions } from '@sorrel/domain/options'
import { err, ok, type Result } from '@sorrel/domain/result'
import { ADD_FORM } from '#shop/add-form-fields.ts'
import { HOUSE } from '#shop/house.ts'

export interface Addition {
  readonly input: CartItemInput
  readonly variantName: string | undefined
}

/**
 * What the fields add to the cart, by the rules of the product's own form; else the names of the choices that are
 * missing, none where the stock is too small.
 */
export function readAddForm(
  product: Product,
  values: Readonly<Record<string, string>>,
): Result<Addition, readonly string[]> {
  const selection = createProductSelection(product, HOUSE)
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
  if (input !== undefined) return ok({ input, variantName: getSelectedVariant(state)?.name })
  return err(getMissingOptions(product.options, getSelectedOptions(state)).map(({ name }) => name))
}
