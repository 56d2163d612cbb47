import type { OptionValue, ProductOption } from './product.ts'

/**
 * The chosen options: option id to value id for a select, to `true` for a toggle that is on, to the text for a text
 * option. Options that are not chosen have no entry.
 */
export type SelectedOptions = Readonly<Record<string, string | true>>

/** The choice made for an option; undefined when none is made. */
export function getSelected(selected: SelectedOptions, optionId: string): string | true | undefined {
  return Object.hasOwn(selected, optionId) ? selected[optionId] : undefined
}

/**
 * Whether an option shows. It must be active. With a parent, the parent must be visible and selected: a select by
 * one of the listed `parentValueIds`, a toggle by being on, a text by being filled in. An option whose parent does
 * not exist, or that is its own ancestor, never shows.
 */
export function isOptionVisible(
  option: ProductOption,
  options: readonly ProductOption[],
  selected: SelectedOptions,
): boolean {
  const seen = new Set<string>()
  let current = option
  while (current.active && !seen.has(current.id)) {
    if (!current.parentId) return true
    seen.add(current.id)
    const parent = options.find((candidate) => candidate.id === current.parentId)
    if (parent === undefined || !isOpenedBy(parent, current, selected)) return false
    current = parent
  }
  return false
}

function isOpenedBy(parent: ProductOption, child: ProductOption, selected: SelectedOptions): boolean {
  const choice = getSelected(selected, parent.id)
  if (parent.inputType === 'toggle') return choice === true
  if (typeof choice !== 'string') return false
  return parent.inputType === 'select' ? child.parentValueIds.includes(choice) : choice.trim() !== ''
}

/** The options that show, in their given order. */
export function getVisibleOptions(
  options: readonly ProductOption[],
  selected: SelectedOptions,
): readonly ProductOption[] {
  return options.filter((option) => isOptionVisible(option, options, selected))
}

/** The value chosen in one option: of a select by its id, of a toggle that is on its only value. */
export function getSelectedValue(option: ProductOption, selected: SelectedOptions): OptionValue | undefined {
  const choice = getSelected(selected, option.id)
  if (option.inputType === 'toggle') return choice === true ? option.values[0] : undefined
  if (option.inputType !== 'select') return undefined
  return option.values.find((value) => value.id === choice)
}

/** Values chosen in visible options that select a variant, as `findVariant` wants them. */
export function getVariantValueIds(
  options: readonly ProductOption[],
  selected: SelectedOptions,
): readonly string[] {
  return getVisibleOptions(options, selected)
    .filter((option) => option.variant)
    .flatMap((option) => getSelectedValue(option, selected)?.id ?? [])
}

/** Values chosen in visible options that add their price to the product's, as `getPrice` wants them. */
export function getPricedValues(
  options: readonly ProductOption[],
  selected: SelectedOptions,
): readonly OptionValue[] {
  return getVisibleOptions(options, selected)
    .filter((option) => !option.variant)
    .flatMap((option) => getSelectedValue(option, selected) ?? [])
}

/**
 * Whether an option lets the shopper go on: a required select needs one of its values, a required text needs more
 * than blanks, a toggle and anything not required always do.
 */
export function isOptionComplete(option: ProductOption, selected: SelectedOptions): boolean {
  if (!option.required || option.inputType === 'toggle') return true
  if (option.inputType === 'select') return getSelectedValue(option, selected) !== undefined
  const text = getSelected(selected, option.id)
  return typeof text === 'string' && text.trim() !== ''
}

/**
 * Visible options that still need a choice before the product can be added.
 *
 * @example
 * ```ts
 * import { getMissingOptions } from '@sorrel/domain/options'
 * import { anOption } from '@sorrel/domain/testing'
 *
 * const scent = anOption({ id: 'scent', required: true })
 * console.log(getMissingOptions([scent], {}).map((option) => option.id)) // [ 'scent' ]
 * ```
 */
export function getMissingOptions(
  options: readonly ProductOption[],
  selected: SelectedOptions,
): readonly ProductOption[] {
  return getVisibleOptions(options, selected).filter((option) => !isOptionComplete(option, selected))
}
