import type { ProductOption, ProductPreview } from '@sorrel/domain/product'
import {
  getInitialSelection,
  getSelectionOptions,
  getSelectionStock,
  type ProductSelectionState,
  getSelectedVariant,
  canAddSelection,
  withOptionValue,
  withPurchaseOption,
  withToggledOption,
} from '@sorrel/domain/product-selection'
import { getSelectedValue, getSelected } from '@sorrel/domain/options'
import { getStockStatus } from '@sorrel/domain/stock'
import type { UcpSelectedOption } from '../model/wire.ts'
import { toDataText } from './data-text.ts'
import type { ItemId } from './item-id.ts'

/** One thing that can be bought of a product, as the shop's own form would choose it. */
export type Selection = ProductSelectionState

/** The value that switches on a toggle without values. */
const ON = 'true'

/** Options that an agent can choose: those with values. Free texts are entered by a person, on the product's page. */
export function getChoosable(product: ProductPreview): readonly ProductOption[] {
  return product.options.filter(
    ({ active, inputType, values }) =>
      active && (inputType === 'toggle' || (inputType === 'select' && values.length > 0)),
  )
}

/** The values of an option as an agent sees them. */
export function getChoices(
  option: ProductOption,
): readonly { readonly id: string; readonly label: string }[] {
  const values = option.inputType === 'toggle' ? option.values.slice(0, 1) : option.values
  if (values.length === 0) return [{ id: ON, label: toDataText(option.name) }]
  return values.map(({ id, name }) => ({ id, label: toDataText(name) || id }))
}

/**
 * The selection of a choice: its variant, with the first value of every required select that the choice leaves open.
 * Undefined for an unknown variant, option or value.
 */
export function select(product: ProductPreview, choice: ItemId['choice']): Selection | undefined {
  const { variants } = product
  const variant = variants.find(({ id }) => id === choice?.variantId)
  if (choice?.variantId !== undefined && variant === undefined) return undefined
  let state = withPurchaseOption(getInitialSelection(product, { preselect: false }), 'standard')
  const chosen = new Map(choice?.options)
  for (const option of getChoosable(product)) {
    const choices = getChoices(option)
    const ofVariant = option.variant ? variant?.optionValueIds : undefined
    const first = option.required && option.inputType === 'select' ? choices[0] : undefined
    const wanted = chosen.get(option.id)
    const value =
      wanted === undefined
        ? (choices.find(({ id }) => ofVariant?.includes(id)) ?? first)
        : choices.find(({ id }) => id === wanted)
    chosen.delete(option.id)
    if (value === undefined && wanted !== undefined) return undefined
    if (value === undefined) continue
    state =
      option.inputType === 'toggle'
        ? withToggledOption(state, option.id)
        : withOptionValue(state, option.id, value.id)
  }
  const isOther = choice?.variantId !== undefined && getSelectedVariant(state)?.id !== choice.variantId
  return chosen.size > 0 || isOther ? undefined : state
}

/** The selections of all variants, those that can be bought first; one selection of a product without variants. */
export function getSelections(product: ProductPreview): readonly Selection[] {
  const { variants } = product
  const choices =
    variants.length === 0 ? [undefined] : variants.map(({ id }) => ({ variantId: id, options: [] }))
  const selections = choices.flatMap((choice) => select(product, choice) ?? [])
  return selections.toSorted((one, other) => Number(isBuyable(other)) - Number(isBuyable(one)))
}

/**
 * Whether an agent can add the selection to a cart: it is sold as a one-time purchase, in stock, and needs no text from
 * a person.
 */
export function isBuyable(selection: Selection): boolean {
  return selection.purchaseOption === 'standard' && canAddSelection(selection)
}

/** The availability of a selection, in the protocol's terms. */
export function getAvailability(selection: Selection): { available: boolean; status: string } {
  const stock = getSelectionStock(selection)
  if (getStockStatus(stock) === 'out-of-stock') return { available: false, status: 'out_of_stock' }
  const isLate = stock.stockTracking && stock.stockPurchasable && (stock.stockLevel ?? 1) <= 0
  return { available: isBuyable(selection), status: isLate ? 'backorder' : 'in_stock' }
}

/** The item that represents a selection in carts. */
export function toChoice(selection: Selection): ItemId {
  const { product, optionValues } = selection
  const visible = getSelectionOptions(selection)
  const options = visible.flatMap((option): readonly (readonly [string, string])[] => {
    if (option.variant) return []
    const choice = getSelected(optionValues, option.id)
    if (choice === undefined) return []
    return [[option.id, choice === true ? (option.values[0]?.id ?? ON) : choice]]
  })
  const variant = getSelectedVariant(selection)
  return { productId: product.id, choice: { ...(variant && { variantId: variant.id }), options } }
}

/** The chosen values, for people. */
export function getChosen(selection: Selection): readonly UcpSelectedOption[] {
  return getSelectionOptions(selection).flatMap((option) => {
    const choice = getSelected(selection.optionValues, option.id)
    if (choice === undefined) return []
    const value = getSelectedValue(option, selection.optionValues)
    const name = toDataText(option.name) || option.id
    return [{ name, id: value?.id ?? ON, label: toDataText(value?.name ?? '') || name }]
  })
}
