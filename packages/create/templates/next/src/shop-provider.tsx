'use client'

import { createCartHandle } from '@sorrel/commerce/cart-handle'
import { CartProvider } from '@sorrel/commerce/react'
import {
  getCartChangeKey,
  parseCartCount,
  readCookie,
  SESSION_MARK_COOKIE,
} from '@sorrel/contracts/cart-marks'
import { type ReactNode, useEffect, useState } from 'react'
import { Bag } from './components/bag'
import { useMessages } from './messages-context'
import { shop } from './shop'

const memory = {
  changeKey: getCartChangeKey(),
  getCount: () => parseCartCount(document.cookie),
  getMark: () => readCookie(document.cookie, SESSION_MARK_COOKIE),
}

/** The visitor's cart by the endpoints of `app/store-api`. Its code loads when somebody first uses it. */
const createCart = (locale: string) =>
  createCartHandle({
    open: async (onEvent) => {
      const { announceCartChange, createCartStore, createEndpointTransport } = await import(
        '@sorrel/commerce/cart-store'
      )
      const { currency } = shop
      const transport = createEndpointTransport({ currency, locale })
      return createCartStore({
        transport,
        currency,
        onEvent,
        onMaybeChanged: () => announceCartChange(memory.changeKey),
      })
    },
    memory,
  })

/** Gives the page the visitor's cart, and the drawer that shows it. */
export function ShopProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useMessages()
  const [hasFailed, setFailed] = useState(false)
  const [cart] = useState(() => createCart(language))
  useEffect(() => cart.connect(({ type }) => setFailed(type === 'failed')), [cart])
  return (
    <CartProvider value={cart}>
      {children}
      <Bag hasFailed={hasFailed} />
    </CartProvider>
  )
}
