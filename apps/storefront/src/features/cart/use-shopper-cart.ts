'use client'

import { type ConnectedCart, createCartHandle } from '@sorrel/commerce/cart-handle'
import type { CartEvent } from '@sorrel/commerce/cart-store'
import { useCallback, useEffect, useState } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { cartMemory } from './cart-memory.ts'
import type { OpenCart } from './open-cart.ts'
import type { CartToast } from './with-toast.ts'

/** Paths on which the cart is fetched again. See docs/specification.md#cart. */
const REFETCH_PATHS = /\/(cart|checkout|account)(\/|$)/

const openShopCart: OpenCart = async (options) => (await import('./open-cart.ts')).openCart(options)

/** The cart of this page; the same object for as long as the page. */
export function useShopperCart(open: OpenCart = openShopCart): ConnectedCart<CartToast> {
  const { pathname, config } = useShop()
  const { storeApiPrefix: storeApi, currency, locale } = config
  const [cart] = useState(() =>
    createCartHandle<CartToast>({
      open: (onEvent) => open({ storeApi, currency, locale, onEvent }),
      memory: cartMemory,
    }),
  )
  const report = useCartMessages()
  useEffect(() => cart.connect(report), [cart, report])
  useEffect(() => {
    cart.setOpen(false)
    if (REFETCH_PATHS.test(pathname)) cart.renew()
  }, [cart, pathname])
  return cart
}

/** Shows the cart's events as toasts. Before the cart's code has loaded, these are its only reports. */
function useCartMessages(): (event: CartEvent | CartToast) => void {
  const { t } = useShop()
  const notify = useNotify()
  return useCallback(
    (event) => {
      if (event.type === 'toast') return notify(event.toToast(t))
      if (event.type === 'session-lost') return notify({ tone: 'info', message: t('cart.session_lost') })
      return notify({ tone: 'error', message: t('cart.update_error') })
    },
    [t, notify],
  )
}
