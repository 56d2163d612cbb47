import { announceCartChange, type CartEvent, createCartStore } from '@sorrel/commerce/cart-store'
import { createServiceTransport } from '@sorrel/commerce/cart-transport'
import { changeKey, client, currency } from './shop'

export const openStore = (onEvent: (event: CartEvent) => void) =>
  createCartStore({
    transport: createServiceTransport(client, { currency }),
    currency,
    onEvent,
    onMaybeChanged: () => announceCartChange(changeKey),
    editPauseMs: 200,
  })
