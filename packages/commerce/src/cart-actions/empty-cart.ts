import { ok, type Result } from '@sorrel/domain/result'
import { deleteCartItem, fetchCart } from '../cart.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import type { CartListeners } from './add-as-many.ts'

/** Removes every line from the cart. Stops at the first line that the service fails to remove. */
export async function emptyCart(
  client: CommerceClient,
  { onCart }: CartListeners = {},
): Promise<Result<null, CommerceError>> {
  const cart = await fetchCart(client)
  if (!cart.ok) return cart
  for (const { id } of cart.value?.items ?? []) {
    const rest = await deleteCartItem(client, { itemId: id })
    if (!rest.ok) return rest
    onCart?.(rest.value)
  }
  return ok(null)
}
