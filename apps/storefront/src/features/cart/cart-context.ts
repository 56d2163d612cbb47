'use client'

import type { Cart } from '@sorrel/domain/cart'
import { createContext, use } from 'react'
import type { AddToCart, AddAllToCart } from '#shop/cart-addition.ts'

/** Whether a code is on the cart now, is nobody's, or could not be asked about. */
export type CodeOutcome = 'applied' | 'unknown' | 'failed'

/** The visitor's cart, as the parts of the page see it. */
export interface CartState {
  /** Undefined until it is first known. */
  readonly cart: Cart | undefined
  /** Ids of the lines with a change on its way. */
  readonly pendingIds: readonly string[]
  readonly isPending: boolean
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
  /** The cart is another one now, such as after an order. */
  readonly refresh: () => void
}

export const CartContext = createContext<CartState | undefined>(undefined)

/** The visitor's cart. Throws outside the shop's shell. */
export function useCart(): CartState {
  const cartState = use(CartContext)
  if (cartState === undefined) throw new Error('useCart needs a CartProvider above it')
  return cartState
}
