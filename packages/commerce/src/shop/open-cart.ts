import { getCartCount } from '@sorrel/domain/cart'
import { announceCartChange, type CartStore, createCartStore } from '../cart-store.ts'
import type { CartStoreOptions } from '../cart-store/options.ts'
import { createServiceTransport, type ServiceTransportOptions } from '../cart-transport.ts'
import type { CommerceClient } from '../client.ts'
import type { StoredCount } from './cart-count.ts'

interface OpenCartOptions extends Omit<CartStoreOptions, 'transport' | 'currency' | 'onMaybeChanged'> {
  readonly audience: ServiceTransportOptions
  readonly changeKey: string
  readonly count: StoredCount
}

/** The cart's store, which loads with its first use. */
export function openCart(
  client: CommerceClient,
  { audience, changeKey, count, ...options }: OpenCartOptions,
): CartStore {
  const store = createCartStore({
    ...options,
    transport: createServiceTransport(client, audience),
    currency: audience.currency,
    onMaybeChanged: () => announceCartChange(changeKey),
  })
  store.subscribe(() => {
    // Not what is shown: the tabs are told of a change while its line is still pending.
    const { answer } = store.state
    if (answer !== undefined) count.write(getCartCount(answer))
  })
  return store
}
