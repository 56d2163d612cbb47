import type { LineItem } from '@sorrel/domain/cart'
import type { CommerceEventItem } from './commerce-event.ts'

/** A line of a cart or an order, or a part of its quantity. */
export function toEventItem(item: LineItem, quantity = item.quantity): CommerceEventItem {
  const { productId, name, variantId, variantName, price } = item
  return { productId, name, variantId, variantName, price, quantity }
}
