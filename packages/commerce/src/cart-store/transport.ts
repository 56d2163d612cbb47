import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { Result } from '@sorrel/domain/result'

/** Why a call for the cart failed. */
export interface CartError {
  /**
   * `refused`: the service refused and changed nothing. `unknown-code`: the same, because there is no such code.
   * `unanswered`: no answer came, or an unreadable one; only the service knows whether it made the change.
   */
  readonly kind: 'refused' | 'unknown-code' | 'unanswered'
  /** Id of the request in the logs; unset where the answer had none. */
  readonly requestId?: string | undefined
}

export type CartResult = Result<Cart, CartError>

/**
 * How the store reaches the cart: through endpoints of the shop's own, straight to the service, or any other way. Each
 * call answers the whole cart, an empty one before the first item. Nothing rejects.
 */
export interface CartTransport {
  /** The cart that the service has now; never one of a cache. */
  readonly fetch: () => Promise<CartResult>
  readonly add: (input: CartItemInput) => Promise<CartResult>
  readonly update: (itemId: string, quantity: number) => Promise<CartResult>
  readonly remove: (itemId: string) => Promise<CartResult>
  /** Takes a coupon or a gift card. */
  readonly applyCode: (code: string) => Promise<CartResult>
  /** Takes a gift card off, or without an id the coupon. */
  readonly removeCode: (giftcardId?: string) => Promise<CartResult>
}
