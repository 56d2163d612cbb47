/** Inputs and answers of the catalogue index. No Node, no schema library. */
export type { CatalogCategory, CatalogProduct, CatalogRating } from './model/product.ts'
export {
  type CatalogAudience,
  type CatalogProducts,
  type CatalogStatus,
  SITEMAP_PAGE_SIZE,
  type SitemapEntry,
  type SitemapPage,
  type Suggestions,
} from './model/answers.ts'
