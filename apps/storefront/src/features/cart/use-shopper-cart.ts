'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { AddToCart, CartAddition } from '#shop/cart-addition.ts'
import type { CartState, CartView } from './cart-context.ts'
import type { CartEvent, CartStore } from './cart-store.ts'
import { type OpenCart, openCart } from './open-cart.ts'

/** Paths on which the cart is fetched again. See docs/specification.md#cart. */
const REFETCH_PATHS = /\/(cart|checkout|account)(\/|$)/

const UNKNOWN: CartView = { cart: undefined, pendingIds: [], isPending: false }

/** The cart of this tab. Its code loads after the page has been drawn. */
export function useShopperCart(open: OpenCart = openCart): CartState {
  const { pathname, config } = useShop()
  const { storeApiPrefix: storeApi, currency, locale } = config
  const [view, setView] = useState(UNKNOWN)
  const [isOpen, setOpen] = useState(false)
  const notify = useCartMessages()
  const store = useRef<Promise<CartStore>>(undefined)
  const getStore = useCallback(() => {
    store.current ??= open({ storeApi, currency, locale, onEvent: notify, onView: setView })
    return store.current
  }, [open, storeApi, currency, locale, notify])

  useEffect(() => {
    void getStore().then((opened) =>
      opened.refresh({ isForced: REFETCH_PATHS.test(pathname) && opened.state.cart === undefined }),
    )
  }, [getStore, pathname])

  const add = useCallback<AddToCart>(
    async (addition) => {
      const added = await (await getStore()).add(addition)
      if (added) setOpen(true)
      return added
    },
    [getStore],
  )
  const actions = useMemo(
    () => ({
      addAll: (additions: readonly CartAddition[]) => getStore().then((opened) => opened.addAll(additions)),
      setQuantity: (itemId: string, quantity: number) =>
        void getStore().then((opened) => opened.setQuantity(itemId, quantity)),
      remove: (itemId: string) => void getStore().then((opened) => opened.remove(itemId)),
      applyCode: (code: string) => getStore().then((opened) => opened.applyCode(code)),
      removeCode: (giftcardId?: string) => void getStore().then((opened) => opened.removeCode(giftcardId)),
      refresh: () => void getStore().then((opened) => opened.refresh({ isForced: true })),
      flush: () => void getStore().then((opened) => opened.flush()),
    }),
    [getStore],
  )
  return { ...view, ...actions, add, isOpen, setOpen }
}

/** Reports what happened to the cart in a toast. */
function useCartMessages(): (event: CartEvent) => void {
  const { t } = useShop()
  const notify = useNotify()
  return useCallback(
    (event) => {
      switch (event.type) {
        case 'not-enough-stock':
          return notify({
            tone: 'error',
            message: t('products.stock.not_enough', { quantity: event.quantity }),
          })
        case 'removed':
          return notify({
            tone: 'info',
            message: t('cart.removed', { name: event.name }),
            action: { label: t('cart.undo'), onAction: event.undo },
          })
        case 'failed':
          return notify({ tone: 'error', message: t('cart.update_error') })
      }
    },
    [t, notify],
  )
}
