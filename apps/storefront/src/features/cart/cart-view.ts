import type { Cart } from '@sorrel/domain/cart'
import type { CartStoreState } from './cart-store.ts'

/** What the page shows of the cart: the service's lines with the quantities the shopper wants. */
export interface CartView {
  readonly cart: Cart | undefined
  readonly pendingIds: readonly string[]
  /** The amounts are not certain. */
  readonly isPending: boolean
}

/** A line that is on its way out is already gone for the shopper. */
export function toCartView({ cart, wanted, isAdding, isChangingCode }: CartStoreState): CartView {
  const pendingIds = Object.keys(wanted)
  const items = cart?.items
    .map((item) => ({ ...item, quantity: wanted[item.id] ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0)
  return {
    cart: cart && { ...cart, items: items ?? [] },
    pendingIds,
    isPending: isAdding || isChangingCode || pendingIds.length > 0,
  }
}
