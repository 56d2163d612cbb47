import type { CartItemInput } from '../cart.ts'
import { getPrice, getSellable, type Price, type PriceQuestion } from '../money.ts'
import {
  getMissingOptions,
  getPricedValues,
  getSelected,
  getVariantValueIds,
  getVisibleOptions,
  type SelectedOptions,
} from '../options.ts'
import type { Product, ProductOption, ProductPreview, ProductVariant, StockTracked } from '../product.ts'
import type { PurchaseKind } from '../purchase.ts'
import { getQuantityRange, type QuantityRange } from '../quantity.ts'
import { getStockItem, getStockStatus } from '../stock.ts'
import { findVariant } from '../variants.ts'

/** The choices that a shopper has made for one product. */
export interface ProductSelectionState {
  readonly product: Product | ProductPreview
  readonly purchaseOption: PurchaseKind
  /** Chosen plan. It is remembered while `standard` is chosen, so that switching back restores it. */
  readonly planId?: string | undefined
  readonly quantity: number
  /** Option id to value id for a select, to `true` for a toggle that is on. May hold choices of hidden options. */
  readonly optionValues: SelectedOptions
  /** Option id to the typed text. */
  readonly textValues: Readonly<Record<string, string>>
  /** The variant whose picture shows. */
  readonly imageVariantId?: string | undefined
  /** Most of one line when stock does not bound it. Default: 99. */
  readonly maxQuantity?: number | undefined
}

/** Every choice in one map, as the option rules want it. */
export function getSelectedOptions(state: ProductSelectionState): SelectedOptions {
  return { ...state.textValues, ...state.optionValues }
}

/** The options that are visible with the current choices. */
export function getSelectionOptions(state: ProductSelectionState): readonly ProductOption[] {
  return getVisibleOptions(state.product.options, getSelectedOptions(state))
}

/** The variant of the chosen values; undefined while none matches or the product has none. */
export function getSelectedVariant(state: ProductSelectionState): ProductVariant | undefined {
  const valueIds = getVariantValueIds(state.product.options, getSelectedOptions(state))
  return findVariant(state.product.variants, valueIds)
}

/** Stock of the current choice: a variant's own level takes precedence. */
export function getSelectionStock(state: ProductSelectionState): StockTracked {
  return getStockItem(state.product, getSelectedVariant(state))
}

/** How many may be chosen. */
export function getSelectionQuantityRange(state: ProductSelectionState): QuantityRange {
  return getQuantityRange(getSelectionStock(state), state.maxQuantity)
}

/** Price of one unit as chosen, tiers by the chosen quantity. See `getPrice`. */
export function getSelectionPrice(
  state: ProductSelectionState,
  question: Pick<PriceQuestion, 'accountGroup' | 'decimals'> = {},
): Price {
  return getPrice(getSellable(state.product, getSelectedVariant(state)), {
    ...question,
    quantity: state.quantity,
    purchaseOption: state.purchaseOption,
    planId: state.planId,
    optionValues: getPricedValues(state.product.options, getSelectedOptions(state)),
  })
}

/** Whether the add button may be pressed: sold, in stock, and no required option left open. */
export function canAddSelection(state: ProductSelectionState): boolean {
  if (state.purchaseOption === 'none') return false
  if (getStockStatus(getSelectionStock(state)) === 'out-of-stock') return false
  return getMissingOptions(state.product.options, getSelectedOptions(state)).length === 0
}

/**
 * The input for adding to the cart; undefined for a product that is not sold. Only visible options are included: a
 * select or toggle by its value's id, a text trimmed and only when not empty.
 */
export function toCartItemInput(state: ProductSelectionState): CartItemInput | undefined {
  const purchaseOption = toPurchaseInput(state)
  if (purchaseOption === undefined) return undefined
  const variant = getSelectedVariant(state)
  const options = getSelectionOptions(state).flatMap((option) => toOptionInput(option, state) ?? [])
  return {
    productId: state.product.id,
    variantId: variant?.id,
    variantName: options[0] && variant?.name,
    quantity: state.quantity,
    options,
    purchaseOption,
  }
}

function toPurchaseInput(state: ProductSelectionState): CartItemInput['purchaseOption'] | undefined {
  if (state.purchaseOption === 'standard') return { type: 'standard' }
  if (state.purchaseOption === 'none' || state.planId === undefined) return undefined
  return { type: 'subscription', planId: state.planId }
}

function toOptionInput(
  option: ProductOption,
  state: ProductSelectionState,
): CartItemInput['options'][number] | undefined {
  const choice = getSelected(getSelectedOptions(state), option.id)
  if (choice === undefined) return undefined
  if (choice === true) return toToggleInput(option)
  if (option.inputType === 'select') return { id: option.id, valueId: choice }
  const value = choice.trim()
  return value === '' ? undefined : { id: option.id, value }
}

/** A toggle without a value of its own says `true`. */
function toToggleInput(option: ProductOption): CartItemInput['options'][number] {
  const [value] = option.values
  return value === undefined ? { id: option.id, value: 'true' } : { id: option.id, valueId: value.id }
}
