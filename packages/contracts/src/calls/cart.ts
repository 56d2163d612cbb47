import type { CallTarget } from './address.ts'

/** Where the visitor's cart is reached. Each call answers the whole cart: see `getCartEndpoint`. */
export const cartCalls = {
  fetch: { method: 'GET', path: '/{store-api}/cart' },
  add: { method: 'PUT', path: '/{store-api}/cart' },
  update: { method: 'PUT', path: '/{store-api}/cart/items' },
  remove: { method: 'DELETE', path: '/{store-api}/cart/items' },
  applyCode: { method: 'PUT', path: '/{store-api}/cart/codes' },
  removeCode: { method: 'DELETE', path: '/{store-api}/cart/codes' },
  setNote: { method: 'PUT', path: '/{store-api}/cart/note' },
} as const satisfies Readonly<Record<string, CallTarget>>

/** The longest note of a cart, in characters. */
export const CART_NOTE_MAX_LENGTH = 500

/** How many seconds the browser may reuse a fetched cart, as a hint in the request. */
export const CART_CACHE_HINT_SECONDS = 30
