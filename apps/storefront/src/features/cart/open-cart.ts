import type { CartApiOptions } from './cart-api.ts'
import type { CartView } from './cart-context.ts'
import type { CartEvent, CartStore } from './cart-store.ts'

export interface OpenCartOptions extends CartApiOptions {
  readonly onEvent: (event: CartEvent) => void
  readonly onView: (view: CartView) => void
}

export type OpenCart = (options: OpenCartOptions) => Promise<CartStore>

/** Tabs of one browser share a cart: each notifies the others of its changes. */
const CHANNEL = 'bag'

/** Loads the cart's code and connects the cart with the page and the other tabs. */
export async function openCart({ onEvent, onView, ...address }: OpenCartOptions): Promise<CartStore> {
  const [{ createCartApi }, { createCartStore, toCartView }, { reportCartChange }, { subscribe }] =
    await Promise.all([
      import('./cart-api.ts'),
      import('./cart-store.ts'),
      import('./report-cart-change.ts'),
      import('valtio/vanilla'),
    ])
  const channel = new BroadcastChannel(CHANNEL)
  const store = createCartStore({
    api: createCartApi(address),
    now: Date.now,
    onEvent,
    onChanged: (change) => {
      channel.postMessage('changed')
      reportCartChange(change)
    },
  })
  channel.addEventListener('message', () => void store.refresh({ isForced: true }))
  subscribe(store.state, () => onView(toCartView(store.state)))
  return store
}
