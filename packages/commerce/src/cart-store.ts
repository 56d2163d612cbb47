/** The cart of a shop as a plain store: optimistic lines, one change at a time; the last edit wins. Without React. */

export type { AddAllToCart, AddToCart, CartAddition } from './cart-store/addition.ts'
export { announceCartChange } from './cart-store/announce-cart-change.ts'
export { type CartStore, createCartStore } from './cart-store/create-cart-store.ts'
export { createEndpointTransport, type EndpointTransportOptions } from './cart-store/endpoint-transport.ts'
export type { CartFacts } from './cart-store/log.ts'
export type { CartChange, CartEvent, CartStoreOptions } from './cart-store/options.ts'
export type { CartError, CartResult, CartTransport } from './cart-store/transport.ts'
export type { CartView, CodeOutcome } from './cart-store/view.ts'
