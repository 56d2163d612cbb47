import { announceCartChange, type CartEvent, createCartStore } from '@sorrel/commerce/cart-store'
import { createServiceTransport } from '@sorrel/commerce/cart-transport'
import { CHANGE_KEY } from './cart'
import { client } from './client'
import { shop } from './shop'

const EDIT_PAUSE_MS = 300

export const openStore = (onEvent: (event: CartEvent) => void) =>
  createCartStore({
    transport: createServiceTransport(client, { currency: shop.currency }),
    currency: shop.currency,
    onEvent,
    onMaybeChanged: () => announceCartChange(CHANGE_KEY),
    editPauseMs: EDIT_PAUSE_MS,
  })
