import {
  addToCartEndpoint,
  applyCartCodeEndpoint,
  type CallError,
  callEndpoint,
  CART_CACHE_HINT_SECONDS,
  deleteCartItemEndpoint,
  type Endpoint,
  type EndpointBody,
  getCartEndpoint,
  removeCartCodeEndpoint,
  toCart,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import { ok, type Result } from '@sorrel/domain/result'

/** Why a call for the bag failed. */
export type BagFailure = CallError

export type BagResult = Result<Cart, BagFailure>

/** The calls for the bag. */
export interface BagApi {
  readonly fetch: () => Promise<BagResult>
  readonly add: (
    addition: CartItemInput & { readonly variantName?: string | undefined },
  ) => Promise<BagResult>
  readonly update: (itemId: string, quantity: number) => Promise<BagResult>
  readonly remove: (itemId: string) => Promise<BagResult>
  /** Takes a coupon or a gift card. */
  readonly applyCode: (code: string) => Promise<BagResult>
  /** Takes a gift card off, or without an id the coupon. */
  readonly removeCode: (giftcardId?: string) => Promise<BagResult>
}

export interface BagApiOptions {
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  /** ISO 4217 code of the page. */
  readonly currency: string
  /** Words come in this language. */
  readonly locale: string
}

/** The bag by our own endpoints: the session's token stays in its cookie. See docs/specification.md#own-endpoints. */
export function createBagApi({ storeApi, currency, locale }: BagApiOptions): BagApi {
  const call = async <E extends CartEndpoint>(endpoint: E, body?: EndpointBody<E>): Promise<BagResult> => {
    const isRead = endpoint.method === 'GET'
    const answer = await callEndpoint<CartEndpoint>(endpoint, {
      storeApi,
      body,
      query: isRead ? { currency } : undefined,
      headers: {
        'accept-language': locale,
        ...(isRead && { 'cache-control': `max-age=${CART_CACHE_HINT_SECONDS}` }),
      },
    })
    return answer.ok ? ok(toCart(answer.value.data, currency)) : answer
  }
  return {
    fetch: () => call(getCartEndpoint),
    add: (addition) => call(addToCartEndpoint, { ...addition, options: [...addition.options] }),
    update: (itemId, quantity) => call(updateCartItemEndpoint, { itemId, input: { quantity } }),
    remove: (itemId) => call(deleteCartItemEndpoint, { itemId }),
    applyCode: (code) => call(applyCartCodeEndpoint, { code }),
    removeCode: (giftcardId) => call(removeCartCodeEndpoint, { giftcardId }),
  }
}

type CartEndpoint = Endpoint & { readonly answer: (typeof getCartEndpoint)['answer'] }
