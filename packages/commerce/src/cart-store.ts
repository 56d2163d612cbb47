/** The cart of a shop as a plain store: optimistic lines, one change at a time; the last edit wins. Without React. */

export type { AddAllToCart, AddToCart, CartAddition } from './cart-store/addition.ts'
export { type CartStore, createCartStore } from './cart-store/create-cart-store.ts'
export { createEndpointTransport, type EndpointTransportOptions } from './cart-store/endpoint-transport.ts'
export type { CartFacts, CartView, CodeOutcome } from './cart-store/log.ts'
export type { CartChange, CartEvent, CartStoreOptions } from './cart-store/options.ts'
export type { CartError, CartResult, CartTransport } from './cart-store/transport.ts'

/**
 * Notifies the browser's other tabs that the cart may have changed: a store's `onMaybeChanged`. Carts whose memory has
 * the same `changeKey` then fetch theirs.
 */
export function announceCartChange(changeKey: string): void {
  try {
    window.localStorage.setItem(changeKey, `${Date.now()}-${Math.random()}`)
  } catch {
    // Access to storage was refused: the other tabs fetch the cart on their next page.
  }
}
