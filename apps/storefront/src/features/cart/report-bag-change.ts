import type { CartData } from '@sorrel/contracts/http'
import { getCartChanges, toShopItem } from '#features/analytics/get-cart-changes.ts'
import { track } from '#features/analytics/track.ts'
import type { BagChange } from './bag-store.ts'

/** Reports what came into the bag and what left it. `currency` is the page's, for a bag that names none. */
export function reportBagChange({ before, after, input }: BagChange, currency: string): void {
  const isNew = (line: CartData['items'][number]) =>
    line.productId === input?.productId && line.variantId === input.variantId
  const known = before ?? { items: after.items.filter((line) => !isNew(line)) }
  const { added, removed } = getCartChanges(known, after)
  const charged = after.currency ?? currency
  if (added.length > 0) track({ type: 'add_to_cart', currency: charged, items: added })
  if (removed.length > 0) track({ type: 'remove_from_cart', currency: charged, items: removed })
}

/** The shopper leaves for the checkout. */
export function reportCheckout({ items, total }: CartData, currency: string): void {
  track({ type: 'begin_checkout', currency, value: total, items: items.map((item) => toShopItem(item)) })
}
