/** Listings, categories, search and prices. Safe in a browser: no rich text, no sanitiser. */
export { readPastCopies, type RecordRequest } from './catalog/bypass-cache.ts'
export {
  fetchCategories,
  fetchCategory,
  fetchCategoryShowcase,
  fetchFeaturedCategory,
  type CategoryArgs,
  type CategoryShowcase,
  type ListedCategory,
} from './catalog/fetch-category.ts'
export {
  fetchCategoryOrder,
  fetchCategoryTree,
  fetchFeedPage,
  fetchFeedProducts,
  type CategoryNode,
  type CategoryOrderArgs,
  type CategoryOrderPage,
  type FeedPage,
  type FeedPageArgs,
  type FeedProduct,
  type FeedProductsArgs,
} from './catalog/fetch-feed.ts'
export { fetchAttributeFilters } from './catalog/fetch-attribute-filters.ts'
export { fetchFilters, type CatalogFilters, type FilterAttribute } from './catalog/fetch-filters.ts'
export {
  fetchCategoryListing,
  fetchListing,
  type CategoryListing,
  type CategoryListRequest,
} from './catalog/fetch-listing.ts'
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
  fetchProductEntries,
  fetchProductSlugs,
  type CategoryPath,
  type ProductEntry,
} from './catalog/fetch-slugs.ts'
export { type ProductsPage } from './catalog/to-product-preview.ts'
