import type { CartItem, LineItem } from '@sorrel/domain/cart'
import type { CartChange } from '../cart-store/options.ts'
import type { CommerceEvent } from './commerce-event.ts'
import { toEventItem } from './event-item.ts'

/** Items added to the cart and removed from it, for `onChanged` of the cart's store. Empty when no quantity changed. */
export function getCartEvents({ before, after, input }: CartChange): readonly CommerceEvent[] {
  const isNew = (line: CartItem) => line.productId === input?.productId && line.variantId === input.variantId
  const known = before?.items ?? after.items.filter((line) => !isNew(line))
  const lines = new Map([...known, ...after.items].map((item) => [item.id, item]))
  const changes = [...lines.values()].map((item) => ({
    item,
    count: getQuantity(after.items, item.id) - getQuantity(known, item.id),
  }))
  const added = changes.filter(({ count }) => count > 0).map(({ item, count }) => toEventItem(item, count))
  const removed = changes.filter(({ count }) => count < 0).map(({ item, count }) => toEventItem(item, -count))
  const { currency } = after
  return [
    ...(added.length > 0 ? [{ type: 'add_to_cart', currency, items: added } as const] : []),
    ...(removed.length > 0 ? [{ type: 'remove_from_cart', currency, items: removed } as const] : []),
  ]
}

function getQuantity(items: readonly LineItem[], id: string): number {
  return items.find((item) => item.id === id)?.quantity ?? 0
}
