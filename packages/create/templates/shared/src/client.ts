import { createStoredSession } from '@sorrel/commerce/browser'
import { createCommerceClient } from '@sorrel/commerce/client'
import { storeUrl } from './store-url'
import { shop } from './shop'

/** The connection of this browser's visitor: it keeps their session. */
export const client = createCommerceClient({
  url: storeUrl,
  publicKey: shop.store.key,
  ...createStoredSession('shop.session'),
})
