export { createFinder } from './find-products.ts'
