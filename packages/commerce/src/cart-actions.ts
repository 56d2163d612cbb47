/** Changes of the cart that take several steps. */

import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import { getLineKey, getShortages, toRepeatInput } from '@sorrel/domain/cart-line'
import { addToCart, deleteCartItem, updateCartItem } from './cart.ts'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'

/** Listeners for the steps of a longer cart change. */
export interface CartListeners {
  /** Called with the cart after each step; null if there is none. */
  readonly onCart?: ((cart: Cart | null) => void) | undefined
  /** Called for failures of the service that do not stop the change. */
  readonly onTrouble?: ((error: CommerceError) => void) | undefined
}

/**
 * Adds a line to the cart, limited to the stock, and returns the quantity added. The service accepts any quantity, so
 * the line in its answer is compared with the stock and reduced to it. A failure counts as nothing added.
 */
export async function addAsManyAsThereAre(
  client: CommerceClient,
  input: CartItemInput,
  listeners: CartListeners = {},
): Promise<number> {
  const added = await addToCart(client, { input })
  if (!added.ok) {
    if (added.error.kind !== 'user') listeners.onTrouble?.(added.error)
    return 0
  }
  listeners.onCart?.(added.value)
  const { quantity } = input
  return quantity - (await takeBack(client, { cart: added.value, input }, listeners))
}

/** Reduces a line to the stock. Returns how many pieces were removed. */
async function takeBack(
  client: CommerceClient,
  { cart, input }: { readonly cart: Cart | null; readonly input: CartItemInput },
  { onCart }: CartListeners,
): Promise<number> {
  const items = cart?.items ?? []
  const key = getLineKey(input)
  const line = items.find((item) => getLineKey(toRepeatInput(item)) === key)
  const left = line && getShortages(items).get(line.id)
  if (line === undefined || left === undefined) return 0
  const before = line.quantity - input.quantity
  const quantity = Math.max(left, before)
  if (quantity >= line.quantity) return 0
  const changed =
    quantity === 0
      ? await deleteCartItem(client, { itemId: line.id })
      : await updateCartItem(client, { itemId: line.id, input: { quantity } })
  if (!changed.ok) return 0
  onCart?.(changed.value)
  return line.quantity - quantity
}
