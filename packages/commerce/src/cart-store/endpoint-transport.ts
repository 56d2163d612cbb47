import {
  type CallError,
  CART_CACHE_HINT_SECONDS,
  cartCalls,
  sendCall,
  type SendOptions,
} from '@sorrel/contracts/calls'
import { getEmptyCart } from '@sorrel/domain/cart'
import { err, ok } from '@sorrel/domain/result'
import type { CartError, CartTransport } from './transport.ts'

export interface EndpointTransportOptions extends Pick<SendOptions, 'fetch' | 'origin' | 'storeApi'> {
  /** ISO 4217 code of the page. */
  readonly currency: string
  /** Language of the cart's texts. */
  readonly locale: string
  /** After this time an answer counts as lost. The server's own timeout should be shorter. Default 30,000. */
  readonly timeoutMs?: number | undefined
}

type CartCall = (typeof cartCalls)[keyof typeof cartCalls]

/** Statuses for a code that is unknown or malformed. */
const UNKNOWN_CODE: readonly number[] = [400, 404]

/** The cart through a shop's own endpoints, which read the session's token from its cookie. */
export function createEndpointTransport(options: EndpointTransportOptions): CartTransport {
  const { currency, locale, timeoutMs = 30_000, ...place } = options
  const call = async (target: CartCall, body?: object) => {
    const isRead = target.method === 'GET'
    // The parser is larger than the store, so it loads while the first call is in flight.
    const loading = import('./read-cart.ts')
    loading.catch(() => {})
    const readAnswer = async (json: unknown) => (await loading).readCart(json)
    const answer = await sendCall(
      { ...target, readAnswer },
      {
        ...place,
        body,
        timeoutMs,
        query: isRead ? { currency } : undefined,
        headers: {
          'accept-language': locale,
          ...(isRead && { 'cache-control': `max-age=${CART_CACHE_HINT_SECONDS}` }),
        },
      },
    )
    return answer.ok
      ? ok(answer.value.cart ?? getEmptyCart(currency))
      : err(toCartError(answer.error, target === cartCalls.applyCode))
  }
  return {
    fetch: () => call(cartCalls.fetch),
    add: (addition) => call(cartCalls.add, addition),
    update: (itemId, quantity) => call(cartCalls.update, { itemId, input: { quantity } }),
    remove: (itemId) => call(cartCalls.remove, { itemId }),
    applyCode: (code) => call(cartCalls.applyCode, { code }),
    removeCode: (giftcardId) => call(cartCalls.removeCode, { giftcardId }),
    setNote: (note) => call(cartCalls.setNote, { note }),
  }
}

function toCartError(error: CallError, isOfCode: boolean): CartError {
  if (error.kind !== 'http') return { kind: 'unanswered' }
  const { status, requestId } = error
  if (status >= 500) return { kind: 'unanswered', requestId }
  return { kind: isOfCode && UNKNOWN_CODE.includes(status) ? 'unknown-code' : 'refused', requestId }
}
