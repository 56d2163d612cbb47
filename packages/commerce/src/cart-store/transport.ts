import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { Result } from '@sorrel/domain/result'

/** Why a call for the cart failed. */
export interface CartError {
  /**
   * `refused`: the service refused the change and made none. `unknown-code`: the same, because the code does not exist.
   * `unanswered`: no readable answer arrived; it is unknown whether the change was made.
   */
  readonly kind: 'refused' | 'unknown-code' | 'unanswered'
  /** Id of the request in the logs; unset where the answer had none. */
  readonly requestId?: string | undefined
}

export type CartResult = Result<Cart, CartError>

/**
 * How the store reaches the cart: through endpoints of the shop, directly through the service, or in any other way.
 * Each call returns the whole cart, which is empty before the first item. Nothing rejects.
 */
export interface CartTransport {
  /** The service's current cart, never a cached one. */
  readonly fetch: () => Promise<CartResult>
  readonly add: (input: CartItemInput) => Promise<CartResult>
  readonly update: (itemId: string, quantity: number) => Promise<CartResult>
  readonly remove: (itemId: string) => Promise<CartResult>
  /** Applies a coupon or a gift card. */
  readonly applyCode: (code: string) => Promise<CartResult>
  /** Removes a gift card, or the coupon if no id is given. */
  readonly removeCode: (giftcardId?: string) => Promise<CartResult>
  /** Words that go with the order; empty ones take them off. */
  readonly setNote: (note: string) => Promise<CartResult>
}
