export { getProductBreadcrumbs } from './breadcrumbs.ts'
