export type { CallTarget, EndpointAddress } from './calls/address.ts'
export {
  CART_CACHE_HINT_SECONDS,
  type CartAnswer,
  type CartData,
  cartCalls,
  toCart,
  toCartData,
} from './calls/cart.ts'
export { listCountCall, type ListCount } from './calls/list-count.ts'
export { type OwnPrice, type OwnPrices, ownPricesCall } from './calls/own-prices.ts'
export { type Call, type CallError, sendCall, type SendOptions } from './calls/send.ts'
