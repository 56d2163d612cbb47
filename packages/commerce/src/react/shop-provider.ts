'use client'

import { createElement, type ReactElement, type ReactNode, use, useEffect } from 'react'
import type { CartEvent } from '../cart-store/options.ts'
import type { Shop } from '../shop/create-shop.ts'
import { CartProvider } from './cart-context.ts'
import { CommerceProvider } from './commerce-context.ts'
import { ShopContext } from './shop-context.ts'
import { useLatest } from './use-latest.ts'

interface ShopProviderProps {
  /** Of `createShop`. */
  readonly shop: Shop
  /** Called with each notice for the shopper about the cart. May change on every render. */
  readonly onCartEvent?: ((event: CartEvent) => void) | undefined
  readonly children?: ReactNode
}

/**
 * Gives every hook below it the shop, and keeps its cart the same as in other tabs and as the service has it. On a server
 * it renders its children, with an empty cart.
 */
export function ShopProvider({ shop, onCartEvent, children }: ShopProviderProps): ReactElement {
  const latest = useLatest(onCartEvent)
  useEffect(() => shop.cart.connect((event) => latest.current?.(event)), [shop, latest])
  const withCart = createElement(CartProvider, { value: shop.cart }, children)
  return createElement(
    ShopContext,
    { value: shop },
    createElement(CommerceProvider, { client: shop.client }, withCart),
  )
}

/** The shop of the nearest `ShopProvider`; throws without one. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (shop === undefined) throw new Error('useShop needs a ShopProvider above it')
  return shop
}
