/** Structured data of schema.org about products, reviews and the store: pure functions, data in, JSON-LD out. */
export {
  type Breadcrumb,
  type BreadcrumbListOptions,
  toBreadcrumbList,
} from './structured-data/breadcrumbs.ts'
export { type StructuredNode, toStructuredText } from './structured-data/node.ts'
export { type OrganizationOptions, toOrganization } from './structured-data/organization.ts'
export { type ProductDataOptions, toProductData } from './structured-data/product.ts'
export { type ReviewedProduct, type ReviewFacts, toReviewData } from './structured-data/reviews.ts'
