export { addAsManyAsThereAre, type CartPlace } from './add-as-many.ts'
export { getLineAnchor } from './line-anchor.ts'
export { emptyCart } from './empty-cart.ts'
export { limitNewCarts, NEW_CARTS } from './limit-new-carts.ts'
