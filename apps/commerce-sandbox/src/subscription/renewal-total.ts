import type { Minor } from '../catalogue/documents.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

/** What one renewal costs, in minor units. */
export function getRenewalTotal({
  price,
  quantity,
  items,
}: Pick<SubscriptionRow, 'price' | 'quantity' | 'items'>): Minor {
  return items.reduce((sum, item) => sum + item.price * item.quantity, price * quantity)
}
