import { deleteCartItem, fetchCart } from '@sorrel/commerce/cart'
import type { CommerceError } from '@sorrel/commerce/client'
import { ok, type Result } from '@sorrel/domain/result'
import type { CartPlace } from './add-as-many.ts'

/** Takes every line out of the cart. Stops at the first that the service does not take out. */
export async function emptyCart({ commerce, noteCart }: CartPlace): Promise<Result<null, CommerceError>> {
  const cart = await fetchCart(commerce)
  if (!cart.ok) return cart
  for (const { id } of cart.value?.items ?? []) {
    const rest = await deleteCartItem(commerce, { itemId: id })
    if (!rest.ok) return rest
    noteCart(rest.value)
  }
  return ok(null)
}
