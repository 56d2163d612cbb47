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

export type CartResult = Result<Cart, CallError>

/** An addition as the endpoint takes it. */
export type AddRequest = CartItemInput & { readonly variantName?: string | undefined }

/** The calls for the cart. */
export interface CartApi {
  readonly fetch: () => Promise<CartResult>
  readonly add: (addition: AddRequest) => Promise<CartResult>
  readonly update: (itemId: string, quantity: number) => Promise<CartResult>
  readonly remove: (itemId: string) => Promise<CartResult>
  /** Takes a coupon or a gift card. */
  readonly applyCode: (code: string) => Promise<CartResult>
  /** Takes a gift card off, or without an id the coupon. */
  readonly removeCode: (giftcardId?: string) => Promise<CartResult>
}

export interface CartApiOptions {
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  /** ISO 4217 code of the page. */
  readonly currency: string
  /** Language of the cart's texts. */
  readonly locale: string
}

/** The cart through our own endpoints, which read the session's token from its cookie. See docs/specification.md#own-endpoints. */
export function createCartApi({ storeApi, currency, locale }: CartApiOptions): CartApi {
  const call = async <E extends CartEndpoint>(endpoint: E, body?: EndpointBody<E>): Promise<CartResult> => {
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
