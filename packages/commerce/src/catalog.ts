/** Listings, categories, search and prices. Safe in a browser: no rich text, no sanitiser. */
export {
  fetchCategories,
  fetchCategory,
  fetchCategoryShowcase,
  fetchFeaturedCategory,
  type CategoryArgs,
  type CategoryShowcase,
  type ListedCategory,
} from './catalog/fetch-category.ts'
export { fetchFilters, type CatalogFilters, type FilterAttribute } from './catalog/fetch-filters.ts'
export {
  fetchCategoryPrices,
  fetchProductPrices,
  fetchProductsPrices,
  type ProductPrices,
  type ProductsPricesArgs,
} from './catalog/fetch-prices.ts'
export {
  fetchAllProducts,
  fetchFilteredProducts,
  fetchFirstProducts,
  fetchInvoiceItemProducts,
  fetchProductsCount,
  fetchProductsPage,
  MAX_LIMIT,
  searchProducts,
  type Audience,
  type FilteredArgs,
  type ProductsPageArgs,
  type SearchArgs,
  type Where,
} from './catalog/fetch-products.ts'
export {
  fetchCategoryPaths,
  fetchCategoryProductSlugs,
  fetchCategorySlugs,
  fetchProductSlugs,
  type CategoryPath,
} from './catalog/fetch-slugs.ts'
export { type ProductsPage } from './catalog/to-product-preview.ts'
