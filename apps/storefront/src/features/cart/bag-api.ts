import {
  addToCartEndpoint,
  applyCartCodeEndpoint,
  CART_CACHE_HINT_SECONDS,
  type CartData,
  deleteCartItemEndpoint,
  type Endpoint,
  getCartEndpoint,
  parseAnswer,
  removeCartCodeEndpoint,
  toCart,
  toEndpointPath,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import { err, ok, type Result } from '@sorrel/domain/result'

/** Why a call for the bag failed: nobody answered, the shop refused, or its answer made no sense. */
export interface BagFailure {
  readonly kind: 'network' | 'refused' | 'decode'
  /** HTTP status where there was an answer. */
  readonly status?: number | undefined
}

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

/** The bag by our own endpoints: the session's token stays in its cookie. Specification section 7. */
export function createBagApi({ storeApi, currency, locale }: BagApiOptions): BagApi {
  const call = async (endpoint: CartEndpoint, body?: unknown): Promise<BagResult> => {
    const query = endpoint.method === 'GET' ? { currency } : undefined
    const answer = await request(toEndpointPath(endpoint, { storeApi, query }), {
      method: endpoint.method,
      headers: {
        'accept-language': locale,
        ...(body === undefined
          ? { 'cache-control': `max-age=${CART_CACHE_HINT_SECONDS}` }
          : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) return answer
    const data = await readData(endpoint, answer.value)
    return data.ok ? ok(toCart(data.value, currency)) : data
  }
  return {
    fetch: () => call(getCartEndpoint),
    add: (addition) => call(addToCartEndpoint, addition),
    update: (itemId, quantity) => call(updateCartItemEndpoint, { itemId, input: { quantity } }),
    remove: (itemId) => call(deleteCartItemEndpoint, { itemId }),
    applyCode: (code) => call(applyCartCodeEndpoint, { code }),
    removeCode: (giftcardId) => call(removeCartCodeEndpoint, { giftcardId }),
  }
}

type CartEndpoint = Endpoint & { readonly answer: (typeof getCartEndpoint)['answer'] }

async function request(path: string, init: RequestInit): Promise<Result<Response, BagFailure>> {
  try {
    const answer = await fetch(path, init)
    return answer.ok ? ok(answer) : err({ kind: 'refused', status: answer.status })
  } catch {
    return err({ kind: 'network' })
  }
}

async function readData(endpoint: CartEndpoint, answer: Response): Promise<Result<CartData, BagFailure>> {
  const json: unknown = await answer.json().catch(() => undefined)
  const parsed = parseAnswer(endpoint, json)
  return parsed.ok ? ok(parsed.value.data) : err({ kind: 'decode', status: answer.status })
}
