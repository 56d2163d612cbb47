/** A product in full, with cleaned rich text. For servers: it carries the HTML sanitiser. */
export { fetchProduct, PRODUCT_BUDGET_MS, type ProductArgs } from './product/fetch-product.ts'
export { parseProductContent } from './product/to-product.ts'
