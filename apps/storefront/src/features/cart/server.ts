export { getLineAnchor } from './line-anchor.ts'
export { limitNewCarts, NEW_CARTS } from './limit-new-carts.ts'
