import { isGiftCard } from './gift-card.ts'
import { getVisibleOptions, isOptionComplete, type SelectedOptions } from './options.ts'
import type { ProductOption, ProductPreview } from './product.ts'
import { getInitialPurchaseOption } from './purchase.ts'

/** Quick-add takes fewer options than this. */
const QUICK_ADD_OPTION_CAP = 3

type QuickAddProduct = Pick<ProductPreview, 'options' | 'categories' | 'purchaseOptions'>

/**
 * Whether a card may offer quick-add. A product that is not sold never does. A gift card always does, and so does a
 * product without options. Others need to be without subscription and to have fewer than 3 options, each a select or
 * a toggle. Inactive options do not count.
 */
export function canQuickAdd(product: QuickAddProduct, giftCategory?: string): boolean {
  if (getInitialPurchaseOption(product) === 'none') return false
  const options = product.options.filter((option) => option.active)
  if (isGiftCard(product, giftCategory) || options.length === 0) return true
  if (product.purchaseOptions.subscription !== undefined) return false
  return options.length < QUICK_ADD_OPTION_CAP && options.every(isPicked)
}

function isPicked(option: ProductOption): boolean {
  return option.inputType === 'select' || option.inputType === 'toggle'
}

/**
 * The options that quick add asks for, one at a time: those visible with the choices so far. An empty list means that
 * the product can be added at once.
 *
 * @example
 * ```ts
 * import { getQuickAddSteps } from '@sorrel/domain/quick-add'
 * import { anOption, aProductPreview } from '@sorrel/domain/testing'
 *
 * const scent = anOption({ id: 'scent', required: true, variant: true })
 * console.log(getQuickAddSteps(aProductPreview({ options: [scent] })).map((step) => step.id)) // [ 'scent' ]
 * ```
 */
export function getQuickAddSteps(
  product: Pick<ProductPreview, 'options'>,
  selected: SelectedOptions = {},
): readonly ProductOption[] {
  return getVisibleOptions(product.options, selected)
}

/** Whether the step's button may go on: `isOptionComplete`. */
export function isStepComplete(step: ProductOption, selected: SelectedOptions): boolean {
  return isOptionComplete(step, selected)
}
