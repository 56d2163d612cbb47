import type { CartChange } from '@sorrel/commerce/cart-store'
import type { Cart, CartItem } from '@sorrel/domain/cart'
import { type ShopItem, track } from '#features/analytics/index.ts'

type Lines = Pick<Cart, 'items'>

/** Reports what came into the cart and what left it. */
export function reportCartChange({ before, after, input }: CartChange): void {
  const isNew = (line: CartItem) => line.productId === input?.productId && line.variantId === input.variantId
  const known = before ?? { items: after.items.filter((line) => !isNew(line)) }
  const { added, removed } = getCartChanges(known, after)
  const { currency } = after
  if (added.length > 0) track({ type: 'add_to_cart', currency, items: added })
  if (removed.length > 0) track({ type: 'remove_from_cart', currency, items: removed })
}

/** The shopper leaves for the checkout. */
export function reportCheckout({ items, grandTotal, currency }: Cart): void {
  track({ type: 'begin_checkout', currency, value: grandTotal, items: items.map((item) => toShopItem(item)) })
}

/** What came into the cart and what left it between two of the service's answers, line by line. */
export function getCartChanges(before: Lines, after: Lines) {
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

function toShopItem(item: CartItem, quantity = item.quantity): ShopItem {
  const { productId, name, variantId, variantName, price } = item
  return { productId, name, variantId, variantName, price, quantity }
}

function getQuantity({ items }: Lines, id: string): number {
  return items.find((item) => item.id === id)?.quantity ?? 0
}
