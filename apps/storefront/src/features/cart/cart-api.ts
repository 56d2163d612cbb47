import { type CallError, CART_CACHE_HINT_SECONDS, cartCalls, sendCall, toCart } from '@sorrel/contracts/calls'
import type {
  addToCartEndpoint,
  applyCartCodeEndpoint,
  deleteCartItemEndpoint,
  EndpointBody,
  removeCartCodeEndpoint,
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

/** After this time an answer counts as lost. The page server gives up before. */
const TIMEOUT_MS = 30_000

/** The cart through our own endpoints, which read the session's token from its cookie. See docs/specification.md#own-endpoints. */
export function createCartApi({ storeApi, currency, locale }: CartApiOptions): CartApi {
  const call = async (target: (typeof cartCalls)[keyof typeof cartCalls], body?: CartBody) => {
    const isRead = target.method === 'GET'
    const answer = await sendCall(target, {
      storeApi,
      body,
      timeoutMs: TIMEOUT_MS,
      query: isRead ? { currency } : undefined,
      headers: {
        'accept-language': locale,
        ...(isRead && { 'cache-control': `max-age=${CART_CACHE_HINT_SECONDS}` }),
      },
    })
    return answer.ok ? ok(toCart(answer.value.data, currency)) : answer
  }
  return {
    fetch: () => call(cartCalls.fetch),
    add: (addition) => call(cartCalls.add, { ...addition, options: [...addition.options] }),
    update: (itemId, quantity) => call(cartCalls.update, { itemId, input: { quantity } }),
    remove: (itemId) => call(cartCalls.remove, { itemId }),
    applyCode: (code) => call(cartCalls.applyCode, { code }),
    removeCode: (giftcardId) => call(cartCalls.removeCode, { giftcardId }),
  }
}

type CartBody = EndpointBody<
  | typeof addToCartEndpoint
  | typeof applyCartCodeEndpoint
  | typeof deleteCartItemEndpoint
  | typeof removeCartCodeEndpoint
  | typeof updateCartItemEndpoint
>
