'use client'

import type { CartView } from '@sorrel/commerce/cart-store'
import { useCart } from '@sorrel/commerce/react'
import type { GroupPricesView } from './create-group-prices.ts'

/** Additions of this shop to the cart's state: group prices. */
export interface ShopCart {
  /** Default: public prices. */
  readonly groupPrices?: GroupPricesView | undefined
}

/** The prices of the signed-in customer's group; undefined for anybody else. Throws outside the shop's shell. */
export function useGroupPrices(): GroupPricesView | undefined {
  return useCart(getGroupPrices)
}

const getGroupPrices = ({ groupPrices }: CartView & ShopCart) => groupPrices
