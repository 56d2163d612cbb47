export {
  applyFilters,
  type Filter,
  type FilterableProduct,
  type FilterQuery,
  type FilterValue,
  getCategoryValues,
  getFilters,
  getListPrice,
  getPriceRange,
  type PriceRange,
  type Sort,
  SORTS,
  sortProducts,
} from './filters/filter.ts'
export {
  clearFilters,
  countFilters,
  isFilterChosen,
  parseFilterQuery,
  type QueryInput,
  toFilterQuery,
  toggleFilter,
} from './filters/query.ts'
