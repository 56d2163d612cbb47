import type { Cart, CartItem } from '@sorrel/domain/cart'
import { getCartChanges, toShopItem, track } from '#features/analytics/index.ts'
import type { CartChange } from './cart-store.ts'

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
