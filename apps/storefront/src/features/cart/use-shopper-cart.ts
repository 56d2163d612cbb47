'use client'

import { useCallback, useEffect, useState } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { type ConnectedCart, createCartHandle } from './cart-handle.ts'
import type { CartEvent } from './cart-store-options.ts'
import type { OpenCart } from './open-cart.ts'

/** Paths on which the cart is fetched again. See docs/specification.md#cart. */
const REFETCH_PATHS = /\/(cart|checkout|account)(\/|$)/

const openShopCart: OpenCart = async (options) => (await import('./open-cart.ts')).openCart(options)

/** The cart of this page; the same object for as long as the page. */
export function useShopperCart(open: OpenCart = openShopCart): ConnectedCart {
  const { pathname, config } = useShop()
  const { storeApiPrefix: storeApi, currency, locale } = config
  const report = useCartMessages()
  const [cart] = useState(() => createCartHandle((onEvent) => open({ storeApi, currency, locale, onEvent })))
  useEffect(() => cart.connect(report), [cart, report])
  useEffect(() => {
    cart.setOpen(false)
    if (REFETCH_PATHS.test(pathname)) cart.renew()
  }, [cart, pathname])
  return cart
}

/** Reports what happened to the cart in a toast. Before the cart's code is there, these are its only reports. */
function useCartMessages(): (event: CartEvent) => void {
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
