import { createStoredSession } from '@sorrel/commerce/browser'
import { announceCartChange, type CartEvent, createCartStore } from '@sorrel/commerce/cart-store'
import { createServiceTransport } from '@sorrel/commerce/cart-transport'
import { createCommerceClient } from '@sorrel/commerce/client'

interface OpenOptions {
  readonly url: string
  readonly publicKey: string
  readonly currency: string
  readonly changeKey: string
}

export function openCart(options: OpenOptions, onEvent: (event: CartEvent) => void) {
  const { url, publicKey, currency, changeKey } = options
  const client = createCommerceClient({ url, publicKey, ...createStoredSession('router.session') })
  return createCartStore({
    transport: createServiceTransport(client, { currency }),
    currency,
    onEvent,
    onMaybeChanged: () => announceCartChange(changeKey),
  })
}
