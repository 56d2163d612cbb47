'use client'

import { createContext, type Provider, use, useSyncExternalStore } from 'react'
import type { CartActions, CartHandle, CartState } from '../cart-handle.ts'

const CartContext = createContext<CartHandle | undefined>(undefined)

/** Gives the hooks below it the page's cart, of `createCartHandle`. */
export const CartProvider: Provider<CartHandle | undefined> = CartContext

function useCartHandle(): CartHandle {
  const handle = use(CartContext)
  if (handle === undefined) throw new Error('useCart needs a CartProvider above it')
  return handle
}

/** Changes of the visitor's cart; never causes a re-render. Throws without a `CartProvider`. */
export const useCart: () => CartActions = useCartHandle

/**
 * A part of the visitor's cart: re-renders only when that part changes. `select` must return the same value for the
 * same state. Throws without a `CartProvider`.
 */
export function useCartState<T>(select: (state: CartState) => T): T {
  const { subscribe, getState } = useCartHandle()
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}
