import { createBrowserCommerceClient, createStoredSession } from '@sorrel/commerce/browser'
import { createCartHandle } from '@sorrel/commerce/cart-handle'

/** A real shop writes its store's address here; this one is told by the check that opens it. */
const url = new URLSearchParams(window.location.search).get('store') ?? window.location.origin

export const currency = 'GBP'

/** What the browser's tabs tell each other by. */
export const changeKey = 'spa.cart-change'

export const client = createBrowserCommerceClient({
  url,
  publicKey: 'pk_sorrel_demo',
  ...createStoredSession('spa.session'),
})

/** The store's code loads when somebody first uses the cart. */
export const cart = createCartHandle({
  open: async (onEvent) => {
    const { openStore } = await import('./open-store')
    return openStore(onEvent)
  },
  memory: { changeKey, getCount: () => 0 },
})
