import { createStoredSession } from '../browser/stored-session.ts'
import { type ConnectedCart, createCartHandle } from '../cart-handle.ts'
import type { CartEvent } from '../cart-store/options.ts'
import { type CommerceClient, createCommerceClient } from '../client.ts'
import { createStoredCount, type StoredCount } from './cart-count.ts'
import { createShopLists, type ShopLists } from './shop-lists.ts'
import { checkShopOptions, type ShopOptions } from './options.ts'

/** A shop in a page: who buys, where, and what is in the cart. */
export interface Shop extends ShopLists {
  readonly currency: string
  readonly locale: string
  /** The visitor's connection, made at its first use. It keeps the session in `localStorage`; on a server it has none. */
  readonly client: CommerceClient
  /** The visitor's cart. Its code loads at its first use, or when it is connected and the browser remembers a cart. */
  readonly cart: ConnectedCart
}

/**
 * A shop without a server of its own: the client, the visitor's session, and a cart that outlives the page and stays the
 * same in all tabs. Throws for a store's address, currency or language that is none. For your own endpoints, cookies or
 * storage use `createCommerceClient` and `createCartHandle`.
 *
 * @example
 * ```ts
 * import { createShop, fetchProduct } from '@sorrel/commerce'
 * import { createTestShop } from '@sorrel/commerce/testing'
 * import { aProduct } from '@sorrel/domain/testing'
 *
 * // A real store needs no `fetch`; this one is in the same process.
 * const { fetch } = createTestShop({ products: [aProduct({ slug: 'oat-soap', name: 'Oat soap' })] })
 * const store = { url: 'https://your-store.swell.store', key: 'pk_demo' }
 * const { client, currency, locale } = createShop({ store, currency: 'GBP', locale: 'en', fetch })
 * const soap = await fetchProduct(client, { slug: 'oat-soap', currency, locale })
 * console.log(soap.ok && soap.value?.name) // Oat soap
 * ```
 */
export function createShop(options: ShopOptions): Shop {
  checkShopOptions(options)
  const { store, currency, locale, storagePrefix = 'sorrel', cart, ...connection } = options
  const changeKey = `${storagePrefix}.cart-change`
  const count = createStoredCount(`${storagePrefix}.cart-count`)
  let client: CommerceClient | undefined
  const getClient = () => {
    client ??= createCommerceClient({
      ...connection,
      url: store.url,
      publicKey: store.key,
      ...createStoredSession(`${storagePrefix}.session`),
    })
    return client
  }
  const handle = createCartHandle({
    open: async (onEvent) => {
      const { openCart } = await import('./open-cart.ts')
      return openCart(getClient(), { ...cart, audience: { currency, locale }, changeKey, count, onEvent })
    },
    memory: { changeKey, getCount: count.read },
  })
  return {
    currency,
    locale,
    get client() {
      return getClient()
    },
    cart: { ...handle, connect: (onEvent) => connect(handle, { onEvent, changeKey, count }) },
    ...createShopLists({ getClient, audience: { currency, locale } }),
  }
}

interface Connection {
  readonly onEvent: (event: CartEvent) => void
  readonly changeKey: string
  readonly count: StoredCount
}

/** Fetches a cart as soon as the browser remembers one: from the page before, or from another tab. */
function connect(cart: ConnectedCart, { onEvent, changeKey, count }: Connection): () => void {
  const ending = new AbortController()
  const renew = () => {
    if (!cart.getState().isKnown && count.read() > 0) cart.renew()
  }
  const disconnect = cart.connect(onEvent)
  window.addEventListener('storage', ({ key }) => key === changeKey && renew(), { signal: ending.signal })
  renew()
  return () => {
    ending.abort()
    disconnect()
  }
}
