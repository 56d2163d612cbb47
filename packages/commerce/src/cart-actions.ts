/** Changes of the cart that take several steps. */
export { addAsManyAsThereAre, type CartListeners } from './cart-actions/add-as-many.ts'
