/** The filters of a list and which of them are chosen, as a form shows them. */

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
export { findValues } from './filter-choices/find-values.ts'
export { recountChoices, type RecountOptions } from './filter-choices/recount.ts'
