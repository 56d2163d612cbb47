/** The filters of a list and which of them are chosen, as a form shows them. */

import type { FilterChoice } from './filter-choices/choices.ts'

export { type ActivePrice, type ActiveValue, getActiveFilters } from './filter-choices/active.ts'
export {
  dropWholeRange,
  type FilterChoice,
  type FilterChoices,
  type FilterChoicesOptions,
  type FilterGroup,
  getFilterChoices,
  type ListFilters,
  type PriceChoice,
  toEnds,
} from './filter-choices/choices.ts'
export { recountChoices, type RecountOptions } from './filter-choices/recount.ts'

/** Letters without accents and case, as one types them. */
const toPlain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** The values whose labels contain each word of a text; undefined for an empty text. */
export function findValues(choices: readonly FilterChoice[], text: string): ReadonlySet<string> | undefined {
  const words = toPlain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  const fits = ({ label }: FilterChoice) => words.every((word) => toPlain(label).includes(word))
  return new Set(choices.filter(fits).map(({ value }) => value))
}
