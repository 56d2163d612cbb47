'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { CartContext } from './cart-context.ts'
import type { OpenCart } from './open-cart.ts'
import { useShopperCart } from './use-shopper-cart.ts'

const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }))

export interface CartProviderProps {
  /** Default: the cart of the shop's own endpoints. */
  readonly open?: OpenCart
  readonly children: ReactNode
}

/** The visitor's cart for the page below, and the drawer that shows it. */
export function CartProvider({ open, children }: CartProviderProps) {
  const { pathname } = useShop()
  const cartState = useShopperCart(open)
  const [wasOpened, setWasOpened] = useState(false)
  const { setOpen } = cartState
  useEffect(() => setOpen(false), [pathname, setOpen])
  if (cartState.isOpen && !wasOpened) setWasOpened(true)
  return (
    <CartContext value={cartState}>
      {children}
      {wasOpened && (
        <Suspense>
          <CartDrawer />
        </Suspense>
      )}
    </CartContext>
  )
}
