import { addToCart, fetchCart } from '@sorrel/commerce/cart'
import type { Cart, CartItem, CartItemInput } from '@sorrel/domain/cart'
import type { Result } from '@sorrel/domain/result'
import type { Visitor } from '#platform/endpoint/visitor.ts'
import { log } from '#platform/logger.ts'

function toKey({ productId, variantId, options, purchaseOption }: CartItem): string {
  const chosen = options.map(({ id, valueId, value }) => `${id}=${valueId ?? value}`).sort()
  const plan = purchaseOption.type === 'subscription' ? purchaseOption.planId : ''
  return JSON.stringify([productId, variantId ?? '', chosen, plan])
}

function toInput(item: CartItem, quantity: number): CartItemInput {
  const { productId, variantId, purchaseOption } = item
  return {
    productId,
    variantId,
    quantity,
    options: item.options.map(({ id, valueId, value }) =>
      valueId === undefined ? { id, value } : { id, valueId },
    ),
    purchaseOption:
      purchaseOption.type === 'subscription'
        ? { type: 'subscription', planId: purchaseOption.planId }
        : { type: 'standard' },
  }
}

function sumByKey(cart: Cart | null): Map<string, number> {
  const sums = new Map<string, number>()
  for (const item of cart?.items ?? []) sums.set(toKey(item), (sums.get(toKey(item)) ?? 0) + item.quantity)
  return sums
}

/** The lines, or parts of lines, that were in the bag before and are not in it after. */
export function getMissingLines(before: Cart | null, after: Cart | null): readonly CartItemInput[] {
  const kept = sumByKey(after)
  return (before?.items ?? []).flatMap((item) => {
    const left = kept.get(toKey(item)) ?? 0
    kept.set(toKey(item), Math.max(0, left - item.quantity))
    return left < item.quantity ? [toInput(item, item.quantity - left)] : []
  })
}

/**
 * Signs in with `signIn` and puts back what the bag lost over it. A bag that cannot be read or a line that cannot be
 * added does not undo the sign-in. Decisions "Session".
 */
export async function keepGuestCart<T, E>(
  visitor: Visitor,
  signIn: () => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const before = visitor.hasSession ? await fetchCart(visitor.commerce) : undefined
  const signedIn = await signIn()
  if (!signedIn.ok || before?.ok !== true || before.value === null) return signedIn
  const after = await fetchCart(visitor.commerce)
  if (!after.ok) return signedIn
  for (const input of getMissingLines(before.value, after.value)) {
    const added = await addToCart(visitor.commerce, { input })
    if (!added.ok)
      log.warn({ kind: added.error.kind, product: input.productId }, 'a line of the bag was lost at sign-in')
  }
  return signedIn
}
