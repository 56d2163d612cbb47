import type { EndpointAnswer, loginEndpoint } from '@sorrel/contracts/http'
import type { Cart, CartItem, CartItemInput } from '@sorrel/domain/cart'
import { getLineKey, toRepeatInput } from '@sorrel/domain/cart-line'
import { ok, type Result } from '@sorrel/domain/result'
import { fetchAccount } from '../account.ts'
import { fetchCart } from '../cart.ts'
import { addAsManyAsThereAre } from '../cart-actions.ts'
import type { CommerceClient } from '../client.ts'
import type { ActionOptions } from './action.ts'

const toKey = (item: CartItem): string => getLineKey(toRepeatInput(item))

function sumByKey(cart: Cart | null): Map<string, number> {
  const sums = new Map<string, number>()
  for (const item of cart?.items ?? []) sums.set(toKey(item), (sums.get(toKey(item)) ?? 0) + item.quantity)
  return sums
}

/** The lines, or quantities of lines, that `before` contains and `after` lacks. */
export function getMissingLines(before: Cart | null, after: Cart | null): readonly CartItemInput[] {
  const kept = sumByKey(after)
  return (before?.items ?? []).flatMap((item) => {
    const left = kept.get(toKey(item)) ?? 0
    kept.set(toKey(item), Math.max(0, left - item.quantity))
    return left < item.quantity ? [toRepeatInput({ ...item, quantity: item.quantity - left })] : []
  })
}

type SignedIn = EndpointAnswer<typeof loginEndpoint>

/**
 * Signs in with `signIn`, reports the customer's group and restores cart lines that the sign-in has lost. An unreadable
 * cart or a line that cannot be added does not undo the sign-in.
 */
export async function keepGuestCart<E>(
  client: CommerceClient,
  signIn: () => Promise<Result<unknown, E>>,
  options: ActionOptions,
): Promise<Result<SignedIn, E>> {
  const before = options.hasSession === false ? undefined : await fetchCart(client)
  const signedIn = await signIn()
  if (!signedIn.ok) return signedIn
  const account = await fetchAccount(client)
  options.onGroup?.(account.ok ? account.value?.group : undefined)
  const after = await fetchCart(client)
  if (!after.ok) return ok({})
  options.onCart?.(after.value)
  if (before?.ok !== true || before.value === null || before.value.items.length === 0) return ok({})
  const missing = getMissingLines(before.value, after.value)
  const lost = await putBack(client, missing, options)
  const pieces = before.value.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const gone = lost.reduce((sum, { quantity }) => sum + quantity, 0)
  return ok({ bag: { kept: pieces - gone, lost: toNames(lost, before.value) } })
}

/** Adds lines as far as stock allows; returns those that could not be added in full, with the missing quantity. */
async function putBack(
  client: CommerceClient,
  lines: readonly CartItemInput[],
  options: ActionOptions,
): Promise<readonly CartItemInput[]> {
  const lost: CartItemInput[] = []
  for (const line of lines) {
    const added = await addAsManyAsThereAre(client, line, options)
    if (added < line.quantity) lost.push({ ...line, quantity: line.quantity - added })
  }
  return lost
}

function toNames(lines: readonly CartItemInput[], { items }: Cart): string[] {
  const names = lines.map(({ productId }) => items.find((item) => item.productId === productId)?.name)
  return [...new Set(names.filter((name) => name !== undefined))]
}
