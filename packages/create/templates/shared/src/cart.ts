'use client'

import { createCartHandle } from '@sorrel/commerce/cart-handle'

/** What the browser's tabs tell each other by. */
const CHANGE_KEY = 'shop.cart-change'

/** The visitor's cart. Its code loads when somebody first uses it. */
export const cart = createCartHandle({
  open: async (onEvent) => {
    const { openStore } = await import('./open-store')
    return openStore(CHANGE_KEY, onEvent)
  },
  memory: { changeKey: CHANGE_KEY, getCount: () => 0 },
})
