import type { ProductPreview, ProductVariant } from '@sorrel/domain/product'
import type { UcpOption } from '../model/wire.ts'
import { toDataText } from './data-text.ts'
import { getChoices, getChoosable, getSelections, isBuyable, select, type Selection } from './selection.ts'

/** An option that an agent has chosen, by the value's id or else by its label. */
export interface WantedOption {
  readonly name: string
  readonly id?: string | undefined
  readonly label: string
}

interface Pick {
  readonly optionId: string
  readonly valueId: string
  /** Whether the option selects the variant. */
  readonly variant: boolean
}

/**
 * The selections of a product that match an agent's choices, the best match first. If no variant has all of them,
 * choices are dropped: first those that `preferences` does not name, then the last ones that it does.
 */
export function narrow(
  product: ProductPreview,
  wanted: readonly WantedOption[],
  preferences: readonly string[] = [],
): readonly Selection[] {
  const { variants } = product
  const rank = (name: string) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length)
  const picks = wanted
    .toSorted((one, other) => rank(one.name) - rank(other.name))
    .flatMap((option) => toPick(product, option) ?? [])
  const own = picks.filter(({ variant }) => variant)
  const others = picks.filter(({ variant }) => !variant)
  const options = others.map(({ optionId, valueId }) => [optionId, valueId] as const)
  if (variants.length === 0) return [select(product, { options }) ?? []].flat()
  while (own.length > 0 && !variants.some((variant) => hasAll(variant, own))) own.pop()
  const selections = variants
    .filter((variant) => hasAll(variant, own))
    .flatMap(({ id }) => select(product, { variantId: id, options }) ?? [])
  return selections.toSorted((one, other) => Number(isBuyable(other)) - Number(isBuyable(one)))
}

function toPick(product: ProductPreview, wanted: WantedOption): Pick | undefined {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const option = getChoosable(product).find(({ name }) => isSame(toDataText(name), wanted.name))
  if (option === undefined) return undefined
  const choices = getChoices(option)
  const value =
    choices.find(({ id }) => id === wanted.id) ?? choices.find(({ label }) => isSame(label, wanted.label))
  return value && { optionId: option.id, valueId: value.id, variant: option.variant }
}

function hasAll(variant: ProductVariant, picks: readonly Pick[]): boolean {
  return picks.every(({ valueId }) => variant.optionValueIds.includes(valueId))
}

/** A product's options. Each value shows whether it is available with the other choices unchanged. */
export function toDetailOptions(product: ProductPreview, featured: Selection): readonly UcpOption[] {
  const { variants } = product
  const all = getSelections(product)
  const options = getChoosable(product)
  const chosen = (optionId: string) => featured.optionValues[optionId]
  return options.map((option) => {
    const others = options
      .filter(({ id, variant }) => variant && id !== option.id)
      .map(({ id }) => chosen(id))
    const values = getChoices(option).map((value) => {
      if (!option.variant) return { ...value, exists: true, available: isBuyable(featured) }
      const ids = [value.id, ...others.filter((id) => typeof id === 'string')]
      const found = variants.filter((variant) => ids.every((id) => variant.optionValueIds.includes(id)))
      const isThere = all.some((one) => isBuyable(one) && isOneOf(one, found, product))
      return { ...value, exists: found.length > 0, available: isThere }
    })
    return { name: toDataText(option.name) || option.id, values }
  })
}

function isOneOf(
  selection: Selection,
  variants: readonly ProductVariant[],
  product: ProductPreview,
): boolean {
  const own = getChoosable(product).flatMap(({ id, variant }) =>
    variant ? [selection.optionValues[id]] : [],
  )
  return variants.some(({ optionValueIds }) =>
    own.every((value) => typeof value !== 'string' || optionValueIds.includes(value)),
  )
}
