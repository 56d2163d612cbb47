'use client'

import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { Product, ProductPreview } from '@sorrel/domain/product'
import { createContext, use } from 'react'

export interface BagAddition {
  readonly input: CartItemInput
  /** For its name and stock. */
  readonly product: Product | ProductPreview
  /** Attached to the request when options are chosen. */
  readonly variantName?: string | undefined
}

/** Puts something into the bag and opens it. Answers whether that worked; the shopper is told when not. */
export type AddToBag = (addition: BagAddition) => Promise<boolean>

/** Puts several things into the bag. Answers what did not go in; the caller tells the shopper and opens the bag. */
export type AddAllToBag = (additions: readonly BagAddition[]) => Promise<readonly BagAddition[]>

/** Whether a code is on the bag now, is nobody's, or could not be asked about. */
export type CodeOutcome = 'applied' | 'unknown' | 'failed'

/** The visitor's bag, as the parts of the page see it. */
export interface Bag {
  /** Undefined until it is first known. */
  readonly cart: Cart | undefined
  /** Ids of the lines with a change on its way. */
  readonly pendingIds: readonly string[]
  readonly isPending: boolean
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly add: AddToBag
  readonly addAll: AddAllToBag
  /** 0 takes the line out. */
  readonly setQuantity: (itemId: string, quantity: number) => void
  readonly remove: (itemId: string) => void
  /** Takes a coupon or a gift card. */
  readonly applyCode: (code: string) => Promise<CodeOutcome>
  /** Takes a gift card off, or without an id the coupon. */
  readonly removeCode: (giftcardId?: string) => void
  /** Sends edited quantities at once, as on leaving their fields. */
  readonly flush: () => void
  /** The bag is another one now, such as after an order. */
  readonly refresh: () => void
}

export const BagContext = createContext<Bag | undefined>(undefined)

/** The visitor's bag. Throws outside the shop's shell. */
export function useBag(): Bag {
  const bag = use(BagContext)
  if (bag === undefined) throw new Error('useBag needs a BagProvider above it')
  return bag
}
