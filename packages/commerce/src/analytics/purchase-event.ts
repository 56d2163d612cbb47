import type { Order } from '@sorrel/domain/order'
import type { PurchaseEvent } from './commerce-event.ts'
import { toEventItem } from './event-item.ts'

/**
 * The shopper has ordered. The ids of the order and of the checkout are left out, because they give access to the
 * order.
 */
export function getPurchaseEvent(order: Order): PurchaseEvent {
  const { number, currency, grandTotal, taxTotal, shipmentTotal, couponCode, items } = order
  return {
    type: 'purchase',
    orderNumber: number,
    currency,
    value: grandTotal,
    tax: taxTotal,
    shipping: shipmentTotal,
    ...(couponCode !== undefined && { couponCode }),
    items: items.map((item) => toEventItem(item)),
  }
}
