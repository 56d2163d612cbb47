import { createStoredSession } from '@sorrel/commerce/browser'
import { announceCartChange, type CartEvent, createCartStore } from '@sorrel/commerce/cart-store'
import { createServiceTransport } from '@sorrel/commerce/cart-transport'
import { createCommerceClient } from '@sorrel/commerce/client'
import { CHANGE_KEY, type Store } from './cart'

export function openCart({ url, publicKey, currency }: Store, onEvent: (event: CartEvent) => void) {
  const client = createCommerceClient({ url, publicKey, ...createStoredSession('router.session') })
  return createCartStore({
    transport: createServiceTransport(client, { currency }),
    currency,
    onEvent,
    onMaybeChanged: () => announceCartChange(CHANGE_KEY),
  })
}
