/** A shopper's return from the checkout. Without React. */

export {
  type CheckoutReturn,
  type CheckoutReturnOptions,
  type CheckoutReturnState,
  createCheckoutReturn,
} from './checkout-return/create-checkout-return.ts'
export { createPurchaseMemory, type PurchaseMemory } from './checkout-return/purchase-memory.ts'

const CHECKOUT_ID = /^[\w-]{1,100}$/

/** The checkout's id in the query of a return address; undefined without one, empty for an impossible one. */
export function readCheckoutId(search: string, name = 'checkout'): string | undefined {
  const id = new URLSearchParams(search).get(name) ?? undefined
  return id === undefined || CHECKOUT_ID.test(id) ? id : ''
}

/**
 * Removes the checkout's id from the page's URL and returns it. The id gives access to the order, and scripts,
 * histories and screenshots reveal URLs. Undefined if there is none or it is malformed. Needs a browser.
 */
export function takeCheckoutId(name = 'checkout'): string | undefined {
  const id = readCheckoutId(window.location.search, name)
  if (id === undefined) return undefined
  const address = new URL(window.location.href)
  address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  return id || undefined
}
