/** A shopper's return from the checkout. Without React. */

export {
  type CheckoutReturn,
  type CheckoutReturnOptions,
  type CheckoutReturnState,
  createCheckoutReturn,
} from './checkout-return/create-checkout-return.ts'
export { readCheckoutId, takeCheckoutId } from './checkout-return/checkout-id.ts'
export { createPurchaseMemory, type PurchaseMemory } from './checkout-return/purchase-memory.ts'
