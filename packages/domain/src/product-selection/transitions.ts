import { isGiftCard } from '../gift-card.ts'
import { getSelected } from '../options.ts'
import type { Product, ProductOption, ProductPreview } from '../product.ts'
import { getInitialPurchaseOption, getPurchaseKinds, type PurchaseKind } from '../purchase.ts'
import { clampQuantity } from '../quantity.ts'
import { getSelectedVariant, getSelectionQuantityRange, type ProductSelectionState } from './state.ts'

export interface ProductSelectionSettings {
  /** Start with the first value of each select, for gift cards of each option that has values. Default true. */
  readonly preselect?: boolean | undefined
  /** Slug of the category whose products are gift cards. Default: `gifts-sets`. */
  readonly giftCategory?: string | undefined
  /** Most of one line when stock does not bound it. Default: 99. */
  readonly maxQuantity?: number | undefined
}

/**
 * The initial choices: the initial purchase option, the first plan, quantity 1, and with preselection the first value
 * of each select (for a gift card: of each option with values).
 */
export function getInitialSelection(
  product: Product | ProductPreview,
  settings: ProductSelectionSettings = {},
): ProductSelectionState {
  const isPicked = (option: ProductOption) =>
    option.inputType === 'select' || isGiftCard(product, settings.giftCategory)
  const options = (settings.preselect ?? true) ? product.options.filter(isPicked) : []
  return withVariantImage({
    product,
    purchaseOption: getInitialPurchaseOption(product),
    planId: product.purchaseOptions.subscription?.plans[0]?.id,
    quantity: 1,
    optionValues: Object.fromEntries(options.flatMap(toFirstChoice)),
    textValues: {},
    maxQuantity: settings.maxQuantity,
  })
}

/** The first value of an option that is picked from; a text option has none. */
function toFirstChoice(option: ProductOption): readonly (readonly [string, string | true])[] {
  const [value] = option.values
  if (!option.active || value === undefined) return []
  if (option.inputType === 'select') return [[option.id, value.id]]
  return option.inputType === 'toggle' ? [[option.id, true]] : []
}

/** Buys it once or by subscription. */
export function withPurchaseOption(
  state: ProductSelectionState,
  purchaseOption: PurchaseKind,
): ProductSelectionState {
  const isOffered = getPurchaseKinds(state.product).some((kind) => kind === purchaseOption)
  return isOffered && purchaseOption !== state.purchaseOption ? { ...state, purchaseOption } : state
}

/** A plan that the product does not offer changes nothing. */
export function withPlan(state: ProductSelectionState, planId: string): ProductSelectionState {
  const isOffered = state.product.purchaseOptions.subscription?.plans.some((plan) => plan.id === planId)
  return isOffered && planId !== state.planId ? { ...state, planId } : state
}

/** Clamped to the range of the chosen variant's stock. */
export function withQuantity(state: ProductSelectionState, value: unknown): ProductSelectionState {
  const quantity = clampQuantity(value, getSelectionQuantityRange(state))
  return quantity === state.quantity ? state : { ...state, quantity }
}

/** Chooses a select's value; undefined chooses none. Sets the quantity back to 1. */
export function withOptionValue(
  state: ProductSelectionState,
  optionId: string,
  valueId: string | undefined,
): ProductSelectionState {
  const option = getActiveOption(state, optionId, ['select'])
  const isOffered = valueId === undefined || option?.values.some((value) => value.id === valueId)
  if (option === undefined || !isOffered) return state
  return withChoice(state, optionId, valueId)
}

/** Switches a toggle. Sets the quantity back to 1. */
export function withToggledOption(state: ProductSelectionState, optionId: string): ProductSelectionState {
  if (getActiveOption(state, optionId, ['toggle']) === undefined) return state
  return withChoice(state, optionId, getSelected(state.optionValues, optionId) === true ? undefined : true)
}

/** Any change of the chosen options sets the quantity back to 1 and shows the variant they lead to. */
function withChoice(
  state: ProductSelectionState,
  optionId: string,
  choice: string | true | undefined,
): ProductSelectionState {
  if (getSelected(state.optionValues, optionId) === choice) return state
  const others = Object.entries(state.optionValues).filter(([id]) => id !== optionId)
  const own: [string, string | true][] = choice === undefined ? [] : [[optionId, choice]]
  return withVariantImage({ ...state, quantity: 1, optionValues: Object.fromEntries([...others, ...own]) })
}

/** Chooses the values of a variant, such as the one in an address; a product that does not have it stays as it is. */
export function withVariant(
  state: ProductSelectionState,
  variantId: string | undefined,
): ProductSelectionState {
  const variant = state.product.variants.find(({ id }) => id === variantId)
  const options = state.product.options.filter(({ variant: selectsVariant }) => selectsVariant)
  return options.reduce((chosen, { id: optionId, values }) => {
    const value = values.find(({ id }) => variant?.optionValueIds.includes(id))
    return value === undefined ? chosen : withOptionValue(chosen, optionId, value.id)
  }, state)
}

/** Shows the picture of a variant and leaves the choices as they are. */
export function withImageVariant(
  state: ProductSelectionState,
  imageVariantId: string | undefined,
): ProductSelectionState {
  return state.imageVariantId === imageVariantId ? state : { ...state, imageVariantId }
}

function withVariantImage(state: ProductSelectionState): ProductSelectionState {
  return { ...state, imageVariantId: getSelectedVariant(state)?.id }
}

/** Writes into a text option. */
export function withText(
  state: ProductSelectionState,
  optionId: string,
  text: string,
): ProductSelectionState {
  const option = getActiveOption(state, optionId, ['short_text', 'long_text'])
  if (option === undefined || state.textValues[optionId] === text) return state
  const entries = [...Object.entries(state.textValues), [optionId, text]]
  return { ...state, textValues: Object.fromEntries(entries) }
}

/** Another product starts anew; a newer version of the same one keeps the choices that it still offers. */
export function withProduct(
  state: ProductSelectionState,
  product: Product | ProductPreview,
  settings: ProductSelectionSettings = {},
): ProductSelectionState {
  if (product === state.product) return state
  if (product.id !== state.product.id) return getInitialSelection(product, settings)
  const initial = getInitialSelection(product, state)
  const plans = product.purchaseOptions.subscription?.plans ?? []
  const isOffered = getPurchaseKinds(product).some((kind) => kind === state.purchaseOption)
  const next: ProductSelectionState = {
    ...initial,
    purchaseOption: isOffered ? state.purchaseOption : initial.purchaseOption,
    planId: plans.some((plan) => plan.id === state.planId) ? state.planId : initial.planId,
    optionValues: keepEntries(state.optionValues, (id, choice) => isChoiceOf(product.options, id, choice)),
    textValues: keepEntries(state.textValues, (id) => isTextOf(product.options, id)),
  }
  return withQuantity(withVariantImage(next), state.quantity)
}

function keepEntries<V>(
  entries: Readonly<Record<string, V>>,
  isKept: (id: string, value: V) => boolean,
): Readonly<Record<string, V>> {
  return Object.fromEntries(Object.entries(entries).filter(([id, value]) => isKept(id, value)))
}

function isChoiceOf(options: readonly ProductOption[], id: string, choice: string | true): boolean {
  const option = options.find((candidate) => candidate.id === id && candidate.active)
  if (choice === true) return option?.inputType === 'toggle'
  return option?.inputType === 'select' && option.values.some((value) => value.id === choice)
}

function isTextOf(options: readonly ProductOption[], id: string): boolean {
  const option = options.find((candidate) => candidate.id === id && candidate.active)
  return option?.inputType === 'short_text' || option?.inputType === 'long_text'
}

function getActiveOption(
  state: ProductSelectionState,
  optionId: string,
  kinds: readonly ProductOption['inputType'][],
): ProductOption | undefined {
  return state.product.options.find(
    (option) => option.id === optionId && option.active && kinds.includes(option.inputType),
  )
}
