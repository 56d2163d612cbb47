'use client'

import type { Cart } from '@sorrel/domain/cart'
import { createContext, use } from 'react'
import type { AddAllToCart, AddToCart } from '#shop/cart-addition.ts'

/** Whether a code now applies to the cart, does not exist, or could not be checked. */
export type CodeOutcome = 'applied' | 'unknown' | 'failed'

/** The cart as the page shows it. */
export interface CartView {
  /** Undefined until it is first known. */
  readonly cart: Cart | undefined
  /** Ids of the lines with a change on its way. */
  readonly pendingIds: readonly string[]
  /** A change is on its way: the amounts are not certain. */
  readonly isPending: boolean
}

/** The visitor's cart and what the parts of the page may do with it. */
export interface CartState extends CartView {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly add: AddToCart
  readonly addAll: AddAllToCart
  /** 0 takes the line out. */
  readonly setQuantity: (itemId: string, quantity: number) => void
  readonly remove: (itemId: string) => void
  /** Takes a coupon or a gift card. */
  readonly applyCode: (code: string) => Promise<CodeOutcome>
  /** Takes a gift card off, or without an id the coupon. */
  readonly removeCode: (giftcardId?: string) => void
  /** Sends edited quantities at once, as on leaving their fields. */
  readonly flush: () => void
  /** Fetches the cart again, such as after an order. */
  readonly refresh: () => void
}

export const CartContext = createContext<CartState | undefined>(undefined)

/** The visitor's cart. Throws outside the shop's shell. */
export function useCart(): CartState {
  const cartState = use(CartContext)
  if (cartState === undefined) throw new Error('useCart needs a CartProvider above it')
  return cartState
}
