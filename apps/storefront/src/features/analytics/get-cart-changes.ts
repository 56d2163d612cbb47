import type { CartItem } from '@sorrel/domain/cart'
import type { ShopItem } from './shop-event.ts'

interface CartState {
  readonly items: readonly CartItem[]
}

export interface CartChanges {
  readonly added: readonly ShopItem[]
  readonly removed: readonly ShopItem[]
}

/** What came into the cart and what left it between two of the service's answers, line by line. */
export function getCartChanges(before: CartState, after: CartState): CartChanges {
  const lines = new Map([...before.items, ...after.items].map((item) => [item.id, item]))
  const changes = [...lines.values()].map((item) => ({
    item,
    count: getQuantity(after, item.id) - getQuantity(before, item.id),
  }))
  return {
    added: changes.filter(({ count }) => count > 0).map(({ item, count }) => toShopItem(item, count)),
    removed: changes.filter(({ count }) => count < 0).map(({ item, count }) => toShopItem(item, -count)),
  }
}

/** A line of the cart as events name it. */
export function toShopItem(item: CartItem, quantity = item.quantity): ShopItem {
  const { productId, name, variantId, variantName, price } = item
  return { productId, name, variantId, variantName, price, quantity }
}

function getQuantity({ items }: CartState, id: string): number {
  return items.find((item) => item.id === id)?.quantity ?? 0
}
