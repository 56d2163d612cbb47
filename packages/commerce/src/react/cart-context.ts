'use client'

import {
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useSyncExternalStore,
} from 'react'
import type { CartActions, CartHandle, CartState, ConnectedCart } from '../cart-handle.ts'
import type { CartEvent } from '../cart-store/options.ts'

const CartContext = createContext<CartHandle | undefined>(undefined)

export interface CartProviderProps<Words = never> {
  /** One for the page, of `createCartHandle`. */
  readonly cart: ConnectedCart<Words>
  /** Told what the shopper has to know. The same function on every render: with another one it connects anew. */
  readonly onEvent: (event: CartEvent | Words) => void
  readonly children?: ReactNode
}

/** The visitor's cart for the parts below, connected to the browser for as long as it is in the page. */
export function CartProvider<Words = never>({
  cart,
  onEvent,
  children,
}: CartProviderProps<Words>): ReactElement {
  useEffect(() => cart.connect(onEvent), [cart, onEvent])
  return createElement(CartContext, { value: cart }, children)
}

function useCartHandle(): CartHandle {
  const handle = use(CartContext)
  if (handle === undefined) throw new Error('useCart needs a CartProvider above it')
  return handle
}

/** What may be done with the visitor's cart; never draws anything again. Throws without a `CartProvider`. */
export const useCart: () => CartActions = useCartHandle

/**
 * A part of the visitor's cart: draws again only when that part changes. `select` answers the same value for the same
 * state. Throws without a `CartProvider`.
 */
export function useCartState<T>(select: (state: CartState) => T): T {
  const { subscribe, getState } = useCartHandle()
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}
