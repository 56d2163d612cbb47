import { CART_CHANGE_KEY } from '@sorrel/contracts/cart-marks'
import { createOwnPrices } from '#features/own-prices/index.ts'
import { type CartApiOptions, createCartApi } from './cart-api.ts'
import type { CartView } from './cart-context.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import type { CartEvent } from './cart-store-options.ts'
import { reportCartChange } from './report-cart-change.ts'
import { withToast } from './with-toast.ts'

export interface OpenCartOptions extends CartApiOptions {
  readonly onEvent: (event: CartEvent) => void
}

export type OpenCart = (options: OpenCartOptions) => Promise<CartStore>

/** The cart of the shop's own endpoints. */
export function openCart({ onEvent, ...address }: OpenCartOptions): CartStore {
  const store = createCartStore({
    api: createCartApi(address),
    currency: address.currency,
    now: Date.now,
    onEvent: (event) => onEvent(withToast(event)),
    onChanged: reportCartChange,
    onMaybeChanged: notifyTabs,
  })
  return withOwnPrices(store, address)
}

/** A customer of a group sees the group's prices, also of what is not in the cart yet. */
function withOwnPrices(store: CartStore, address: CartApiOptions): CartStore {
  const listeners = new Set<() => void>()
  const own = createOwnPrices(address, () => listeners.forEach((listener) => listener()))
  own.look()
  let last: CartView | undefined
  let from: CartView | undefined
  return {
    ...store,
    getView: () => {
      const view = store.getView()
      const ownPrices = own.getView()
      if (last === undefined || from !== view || last.ownPrices !== ownPrices) last = { ...view, ownPrices }
      from = view
      return last
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = store.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    refresh: (options) => {
      own.look()
      return store.refresh(options)
    },
  }
}

/** Tabs of one browser share a cart: they fetch it again when this value changes. */
function notifyTabs(): void {
  try {
    window.localStorage.setItem(CART_CHANGE_KEY, `${Date.now()}-${Math.random()}`)
  } catch {
    // Browsers may refuse access to storage: the other tabs ask at their next page.
  }
}
