import { announceCartChange, type CartEvent, createCartStore } from '@sorrel/commerce/cart-store'
import { createServiceTransport } from '@sorrel/commerce/cart-transport'
import { client } from './client'
import { shop } from './shop'

const EDIT_PAUSE_MS = 300

export const openStore = (changeKey: string, onEvent: (event: CartEvent) => void) =>
  createCartStore({
    transport: createServiceTransport(client, { currency: shop.currency }),
    currency: shop.currency,
    onEvent,
    onMaybeChanged: () => announceCartChange(changeKey),
    editPauseMs: EDIT_PAUSE_MS,
  })
