import { getCartEvents } from '@sorrel/commerce/analytics'
import {
  announceCartChange,
  type CartEvent,
  type CartStore,
  type CartTransport,
  createCartStore,
  createEndpointTransport,
} from '@sorrel/commerce/cart-store'
import { ref } from 'valtio/vanilla'
import { track } from '#features/analytics/index.ts'
import { createGroupPrices } from '#features/group-pricing/index.ts'
import { forgetFailures } from '#request/failures-cookie.ts'
import { cartMemory } from './cart-memory.ts'
import type { ShopCart } from '#features/group-pricing/index.ts'
import { type CartToast, withToast } from './with-toast.ts'

interface CartAddress {
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  /** ISO 4217 code of the page. */
  readonly currency: string
  /** Language of the cart's texts. */
  readonly locale: string
}

export interface OpenCartOptions extends CartAddress {
  readonly onEvent: (event: CartEvent | CartToast) => void
}

export type OpenCart = (options: OpenCartOptions) => Promise<CartStore>

/** A change that the shop's server could not make counts towards fallback mode. */
function countFailure(): void {
  void import('#request/failures.ts').then(({ recordFailure }) => recordFailure())
}

/** The cart of the shop's own endpoints. A customer with group prices sees them for additions too. */
export function openCart({ onEvent, ...address }: OpenCartOptions): CartStore {
  const store = createCartStore({
    transport: takeTurns(createEndpointTransport(address)),
    currency: address.currency,
    onEvent: (event) => {
      if (event.type === 'failed' && event.error?.requestId !== undefined) countFailure()
      onEvent(withToast(event))
    },
    onChanged: (change) => {
      forgetFailures()
      getCartEvents(change).forEach((event) => track(event))
    },
    onMaybeChanged: () => announceCartChange(cartMemory.changeKey),
  })
  const { state } = store
  const own = createGroupPrices(address, (groupPrices) => {
    state.more = ref({ groupPrices } satisfies ShopCart)
  })
  own.look()
  return {
    ...store,
    refresh: (options) => {
      own.look()
      return store.refresh(options)
    },
  }
}

/**
 * The first addition makes the cart, so those of other tabs wait for it: each would make a cart of its own, and the
 * browser keeps one. Without locks, which need HTTPS and a browser of 2022, nobody waits.
 */
function takeTurns(transport: CartTransport): CartTransport {
  const { add } = transport
  return {
    ...transport,
    add: (addition) =>
      cartMemory.getMark?.() === undefined && 'locks' in navigator
        ? navigator.locks.request(cartMemory.changeKey, () => add(addition))
        : add(addition),
  }
}
