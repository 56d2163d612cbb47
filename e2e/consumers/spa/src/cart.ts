import { createCartHandle } from '@sorrel/commerce/cart-handle'
import { changeKey } from './shop'

/** The store's code loads when somebody first uses the cart. */
export const cart = createCartHandle({
  open: async (onEvent) => {
    const { openStore } = await import('./open-store')
    return openStore(onEvent)
  },
  memory: { changeKey, getCount: () => 0 },
})
