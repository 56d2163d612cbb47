/** The session's cart. Safe in a browser. */
export {
  addToCart,
  applyCoupon,
  applyGiftcard,
  deleteCartItem,
  fetchCart,
  removeCoupon,
  removeGiftcard,
  updateCart,
  updateCartItem,
  type AddToCartArgs,
  type CodeArgs,
  type RemoveGiftcardArgs,
  type UpdateCartArgs,
  type UpdateCartItemArgs,
} from './cart/change-cart.ts'
