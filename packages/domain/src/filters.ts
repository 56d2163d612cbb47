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
  RESERVED_FILTER_KEYS,
  type Sort,
  SORTS,
  sortProducts,
} from './filters/filter.ts'
export {
  clearFilters,
  countFilters,
  isFilterChosen,
  OPEN_PRICE,
  parseFilterQuery,
  type QueryInput,
  toFilterQuery,
  toggleFilter,
  withPage,
  withPrice,
  withSort,
} from './filters/query.ts'
export { getSorts, listProducts } from './filters/list-products.ts'
export type { ListRating, ListRequest, ProductListing } from './filters/listing.ts'
