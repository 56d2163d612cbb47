export { getProductBreadcrumbs } from './load-product.ts'
