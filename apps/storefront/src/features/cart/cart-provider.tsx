'use client'

import type { ConnectedCart } from '@sorrel/commerce/cart-handle'
import { CartProvider as CommerceCartProvider, useCart } from '@sorrel/commerce/react'
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { onFirstInteraction } from '#shop/on-first-interaction.ts'
import { savesData } from '#request/prefetchable.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { OpenCart } from './open-cart.ts'
import { useShopperCart } from './use-shopper-cart.ts'
import type { CartToast } from './with-toast.ts'

const CartDrawer = createLazyComponent(async () => (await import('./cart-drawer.tsx')).CartDrawer)

export interface CartProviderProps {
  /** Default: the cart of the shop's own endpoints. */
  readonly open?: OpenCart
  readonly children: ReactNode
}

/** The visitor's cart for the page below, and the drawer that shows it. */
export function CartProvider({ open, children }: CartProviderProps) {
  const cart = useShopperCart(open)
  return (
    <CommerceCartProvider value={cart}>
      {children}
      <DrawerSlot cart={cart} />
    </CommerceCartProvider>
  )
}

/**
 * The drawer, added to the page, closed, at the visitor's first interaction: opening it is then instant. With data
 * saving on, it is added when it first opens.
 */
function DrawerSlot({ cart }: { readonly cart: ConnectedCart<CartToast> }) {
  const shop = useShop()
  const { t } = shop
  const notify = useNotify()
  const isOpen = useCart(getIsOpen)
  const [isInPage, setInPage] = useState(false)
  const isMissing = isOpen && !isInPage
  useEffect(() => {
    if (savesData()) return undefined
    return onFirstInteraction(() => {
      cart.prepare()
      const draw = () => startTransition(() => setInPage(true))
      // A failed load is repeated when the drawer is needed.
      CartDrawer.preload(shop).then(draw, () => {})
    })
  }, [cart, shop])
  useEffect(() => {
    if (!isMissing) return
    const giveUp = () => {
      cart.setOpen(false)
      notify({ tone: 'error', message: t('cart.load_error') })
    }
    CartDrawer.preload(shop).then(() => setInPage(true), giveUp)
  }, [isMissing, cart, notify, shop, t])
  return (
    isInPage && (
      <Suspense>
        <CartDrawer.Part />
      </Suspense>
    )
  )
}

const getIsOpen = ({ isOpen }: { readonly isOpen: boolean }): boolean => isOpen
