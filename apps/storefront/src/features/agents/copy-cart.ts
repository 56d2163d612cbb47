import { type Cart, type CartItem, type CartItemInput } from '@sorrel/domain/cart'
import { getLineKey, toRepeatInput } from '@sorrel/domain/cart-line'

/** A person's choice: replace the lines of their own cart, or add to them. */
export const WAYS = ['replace', 'add'] as const
export type Way = (typeof WAYS)[number]

/** A person's own cart. */
export interface OwnBag {
  /** Null for none; undefined while the service does not answer. */
  readonly read: () => Promise<Pick<Cart, 'items'> | null | undefined>
  /** Adds as many pieces as are available, and returns their number. */
  readonly add: (input: CartItemInput) => Promise<number>
  /** 0 removes the line. Returns whether it succeeded. */
  readonly setQuantity: (lineId: string, quantity: number) => Promise<boolean>
}

/**
 * Puts lines into a person's own cart and then, to replace it, removes the earlier ones. In that order nothing is lost
 * when the service fails in between. Returns whether anything was added.
 */
export async function copyCart(bag: OwnBag, lines: readonly CartItemInput[], way: Way): Promise<boolean> {
  const before = way === 'replace' ? await bag.read() : null
  if (before === undefined) return false
  const own = before?.items ?? []
  const added = new Map<string, number>()
  for (const line of lines) {
    const count = await bag.add(line)
    if (count > 0) added.set(getLineKey(line), count)
  }
  const quantities = own.map((item) => getQuantity(item, lines, added))
  if (added.size === 0 && quantities.every((quantity) => quantity === 0)) return false
  for (const [index, item] of own.entries())
    if (!(await bag.setQuantity(item.id, quantities[index] ?? 0))) break
  return true
}

/** The remaining quantity of an own line, after the part that the other cart's line covers. */
function getQuantity(
  item: CartItem,
  lines: readonly CartItemInput[],
  added: ReadonlyMap<string, number>,
): number {
  const key = getLineKey(toRepeatInput(item))
  const wanted = lines.find((line) => getLineKey(line) === key)?.quantity ?? 0
  return Math.min(wanted, item.quantity + (added.get(key) ?? 0))
}
