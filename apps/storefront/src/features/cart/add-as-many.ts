import { addToCart, deleteCartItem, updateCartItem } from '@sorrel/commerce/cart'
import { type Cart, type CartItemInput, getLineKey, toRepeatInput } from '@sorrel/domain/cart'
import { getShortages } from '@sorrel/domain/stock'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { log } from '#service/log.ts'

/** Whose cart it is. */
export type CartPlace = Pick<RequestContext, 'commerce' | 'noteCart'>

/**
 * Adds a line to the cart, or as many pieces of it as there are. Answers how many were added. The service accepts any
 * quantity, so the line of its answer is compared with the stock and brought down to what is there. An error is logged and
 * counts as nothing added.
 */
export async function addAsManyAsThereAre(place: CartPlace, input: CartItemInput): Promise<number> {
  const { commerce, noteCart } = place
  const added = await addToCart(commerce, { input })
  if (!added.ok) {
    const { kind } = added.error
    if (kind !== 'user') log.warn({ kind, product: input.productId }, 'a line could not be added to the bag')
    return 0
  }
  noteCart(added.value)
  return input.quantity - (await takeBack(place, added.value, input))
}

/** Takes what is not there out of the line that was added to. Answers how many pieces those were. */
async function takeBack(
  { commerce, noteCart }: CartPlace,
  cart: Cart | null,
  input: CartItemInput,
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
      ? await deleteCartItem(commerce, { itemId: line.id })
      : await updateCartItem(commerce, { itemId: line.id, input: { quantity } })
  if (!changed.ok) return 0
  noteCart(changed.value)
  return line.quantity - quantity
}
