import type { Cart } from '@sorrel/domain/cart'
import type { CommerceEvent } from './commerce-event.ts'
import { toEventItem } from './event-item.ts'

/** The shopper leaves for the checkout. */
export function getCheckoutEvent({ items, grandTotal, currency }: Cart): CommerceEvent {
  return {
    type: 'begin_checkout',
    currency,
    value: grandTotal,
    items: items.map((item) => toEventItem(item)),
  }
}
