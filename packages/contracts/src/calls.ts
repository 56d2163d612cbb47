export { type CallTarget, type EndpointAddress, CART_CACHE_HINT_SECONDS, cartCalls } from './calls/address.ts'
export { listCountCall, type ListCount } from './calls/list-count.ts'
export { type GroupPrice, type GroupPrices, groupPricesCall } from './calls/group-prices.ts'
export { type Call, type CallError, sendCall, type SendOptions } from './calls/send.ts'
