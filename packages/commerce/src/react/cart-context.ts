'use client'

import { createContext, type Provider, use, useSyncExternalStore } from 'react'
import type { CartActions, CartHandle, CartState } from '../cart-handle.ts'

const CartContext = createContext<CartHandle | undefined>(undefined)

/** Gives the hooks below it the page's cart, of `createCartHandle`. */
export const CartProvider: Provider<CartHandle | undefined> = CartContext

function useCartHandle(): CartHandle {
  const handle = use(CartContext)
  if (handle === undefined) throw new Error('useCart needs a ShopProvider above it')
  return handle
}

/** Changes of the visitor's cart; never causes a re-render. Throws without a `ShopProvider` or `CartProvider`. */
export const useCartActions: () => CartActions = useCartHandle

/**
 * The visitor's cart: all of it with its changes, or the part that `select` returns. Renders again only when that part
 * changes, so `select` must return the same value for the same state. Throws without a
 * `ShopProvider` or `CartProvider`.
 */
export function useCart(): CartState & CartActions
export function useCart<T>(select: (state: CartState) => T): T
export function useCart<T>(select?: (state: CartState) => T): T | (CartState & CartActions) {
  const handle = useCartHandle()
  const { subscribe, getState } = handle
  const read = () => (select ? select(getState()) : getState())
  const part = useSyncExternalStore(subscribe, read, read)
  return select ? (part as T) : { ...handle, ...(part as CartState) }
}
