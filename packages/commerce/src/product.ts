/** A product in full, with cleaned rich text. For servers: it carries the HTML sanitiser. */
export { fetchProduct, type ProductArgs } from './product/fetch-product.ts'
export { parseProductContent } from './product/to-product.ts'
