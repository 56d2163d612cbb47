'use client'

import type { Cart } from '@sorrel/domain/cart'
import { createContext, use, useSyncExternalStore } from 'react'
import type { OwnPricesView } from '#features/own-prices/index.ts'
import type { AddAllToCart, AddToCart } from '#shop/cart-addition.ts'

/** Whether a code now applies to the cart, does not exist, or could not be checked. */
export type CodeOutcome = 'applied' | 'unknown' | 'failed'

/** The cart as the page shows it. */
export interface CartView {
  /** Undefined until it is first known or something is added. */
  readonly cart: Cart | undefined
  /** The service has answered: the cart holds all its lines. */
  readonly isKnown: boolean
  /** Ids of the lines with a change on its way: their amounts are not certain. */
  readonly pendingIds: readonly string[]
  /** Ids of those among them that the service does not know yet: they have no amounts. */
  readonly newIds: readonly string[]
  /** A change is on its way: the sums are not certain. */
  readonly isPending: boolean
  /** What products cost a customer of a group. Default: what they cost a stranger. */
  readonly ownPrices?: OwnPricesView | undefined
}

export interface CartState extends CartView {
  readonly isOpen: boolean
  /** Pieces in the cart. Known before the cart is: the browser remembers it. */
  readonly count: number
  /** The cart could not be fetched. */
  readonly hasFailed: boolean
}

/** What the parts of the page may do with the cart. Stays the same for as long as the page. */
export interface CartActions {
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
  /** Sends what waits. Resolves once the service has answered everything: whether all of it worked. */
  readonly settle: () => Promise<boolean>
}

/** The visitor's cart in this page. */
export interface CartHandle extends CartActions {
  /** The same object until something changes. */
  readonly getState: () => CartState
  readonly subscribe: (listener: () => void) => () => void
}

export const CartContext = createContext<CartHandle | undefined>(undefined)

function useCartHandle(): CartHandle {
  const handle = use(CartContext)
  if (handle === undefined) throw new Error('useCart needs a CartProvider above it')
  return handle
}

/** What may be done with the visitor's cart; never draws anything again. Throws outside the shop's shell. */
export function useCart(): CartActions {
  return useCartHandle()
}

/**
 * A part of the visitor's cart: draws again only when that part changes. `select` answers the same value for the same
 * state. Throws outside the shop's shell.
 */
export function useCartState<T>(select: (state: CartState) => T): T {
  const { subscribe, getState } = useCartHandle()
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}

/** The prices of the signed-in customer's group; undefined for anybody else. Throws outside the shop's shell. */
export function useOwnPrices(): OwnPricesView | undefined {
  return useCartState(getOwnPrices)
}

const getOwnPrices = ({ ownPrices }: CartState) => ownPrices
