import type { Cart, CartItem } from '@sorrel/domain/cart'
import { getCartChanges, toShopItem } from '#features/analytics/get-cart-changes.ts'
import { track } from '#features/analytics/track.ts'
import type { BagChange } from './bag-store.ts'

/** Reports what came into the bag and what left it. */
export function reportBagChange({ before, after, input }: BagChange): void {
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
