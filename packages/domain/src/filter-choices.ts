/** What a list may be narrowed by and which of it is chosen, as a form shows it. */

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
