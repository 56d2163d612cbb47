/**
 * The cart straight from the service, with a session of the page's own, for `createCartStore` in an app without a
 * server.
 */

import { type Cart, getEmptyCart } from '@sorrel/domain/cart'
import { err, ok, type Result } from '@sorrel/domain/result'
import {
  addToCart,
  applyCoupon,
  applyGiftcard,
  type CodeArgs,
  deleteCartItem,
  fetchCart,
  removeCoupon,
  removeGiftcard,
  updateCart,
  updateCartItem,
} from './cart.ts'
import type { CartError, CartTransport } from './cart-store/transport.ts'
import type { Audience } from './catalog/fetch-products.ts'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'

export interface ServiceTransportOptions extends Audience {
  /** ISO 4217 code of the cart's amounts. */
  readonly currency: string
}

/** The cart straight at the service. Give the client `getSession` and `onSession`: the cart belongs to the session. */
export function createServiceTransport(
  client: CommerceClient,
  audience: ServiceTransportOptions,
): CartTransport {
  const call = async (answer: Promise<Result<Cart | null, CommerceError>>) => {
    const result = await answer
    return result.ok ? ok(result.value ?? getEmptyCart(audience.currency)) : err(toCartError(result.error))
  }
  return {
    fetch: () => call(fetchCart(client, audience)),
    add: (input) => call(addToCart(client, { input, ...audience })),
    update: (itemId, quantity) => call(updateCartItem(client, { itemId, input: { quantity }, ...audience })),
    remove: (itemId) => call(deleteCartItem(client, { itemId })),
    applyCode: (code) => call(applyCode(client, { code, ...audience })),
    removeCode: (giftcardId) =>
      call(giftcardId === undefined ? removeCoupon(client) : removeGiftcard(client, { giftcardId })),
    setNote: (note) => call(updateCart(client, { input: { comments: note }, ...audience })),
  }
}

/** Applies a code that is either a coupon or a gift card. Fails as `user` if it is neither. */
export async function applyCode(
  client: CommerceClient,
  args: CodeArgs,
): Promise<Result<Cart | null, CommerceError>> {
  const coupon = await applyCoupon(client, args)
  const isRejected = !coupon.ok && coupon.error.kind === 'user'
  return isRejected ? applyGiftcard(client, args) : coupon
}

function toCartError(error: CommerceError): CartError {
  if (error.kind === 'user') return { kind: error.reason === 'code' ? 'unknown-code' : 'refused' }
  return { kind: error.kind === 'http' && error.status < 500 ? 'refused' : 'unanswered' }
}
