import { createCartHandle } from '@sorrel/commerce/cart-handle'

export interface Store {
  readonly url: string
  readonly publicKey: string
  readonly currency: string
}

/** What the browser's tabs tell each other by. */
const CHANGE_KEY = 'router.cart-change'

/** The visitor's cart. Its code loads when somebody first uses it. */
export const createCart = (store: Store) =>
  createCartHandle({
    open: async (onEvent) => {
      const { openCart } = await import('./open-cart')
      return openCart({ ...store, changeKey: CHANGE_KEY }, onEvent)
    },
    memory: { changeKey: CHANGE_KEY, getCount: () => 0 },
  })
