export { getProductBreadcrumbs } from './get-product-breadcrumbs.ts'
