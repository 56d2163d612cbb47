export { ProductPlaceholder } from './product-placeholder.tsx'
export { ProductScreen } from './product-screen.tsx'
export { toFormProduct } from './to-form-product.ts'
