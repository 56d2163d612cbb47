import { type CartItem, type CartItemInput, getCartCount, type LinePart } from './cart.ts'
import type { BundlePart, StockTracked } from './product.ts'
import { isStockLimited } from './stock.ts'

/**
 * The input that adds a line of a cart or an order again: options by the id of their value, or by its text where there
 * is no id.
 */
export function toRepeatInput(
  item: Pick<CartItem, 'productId' | 'variantId' | 'variantName' | 'quantity' | 'options' | 'purchaseOption'>,
): CartItemInput {
  const { productId, variantId, variantName, quantity, options, purchaseOption } = item
  return {
    productId,
    variantId,
    variantName,
    quantity,
    options: options.map(({ id, valueId, value }) => (valueId ? { id, valueId } : { id, value })),
    purchaseOption:
      purchaseOption.type === 'subscription'
        ? { type: 'subscription', planId: purchaseOption.planId }
        : { type: 'standard' },
  }
}

/**
 * Two lines with the same key are the same product with the same options, bought the same way: adding the one raises the
 * quantity of the other.
 */
export function getLineKey(line: Omit<CartItemInput, 'quantity'>): string {
  const { productId, variantId, options, purchaseOption } = line
  const plan = purchaseOption.type === 'subscription' ? purchaseOption.planId : ''
  return JSON.stringify([
    productId,
    variantId ?? '',
    options
      .map((option) => ('valueId' in option ? [option.id, option.valueId] : [option.id, '', option.value]))
      .map((option) => JSON.stringify(option))
      .sort(),
    plan,
  ])
}

/** The name of a bundle's part, with its variant's behind it. */
export function getPartName({ name, variantName }: Pick<LinePart, 'name' | 'variantName'>): string {
  return variantName === undefined ? name : `${name}, ${variantName}`
}

/** A bundle's part with its number of pieces: `2 × Soap, Mint`. */
export function getPartLabel(part: Pick<LinePart, 'name' | 'variantName' | 'quantity'>): string {
  return `${part.quantity} × ${getPartName(part)}`
}

/** Pieces of the same product and variant already in the cart, over all its lines. */
export function getQuantityInCart(
  cart: { readonly items: readonly Pick<CartItem, 'productId' | 'variantId' | 'quantity'>[] },
  wanted: { readonly productId: string; readonly variantId?: string | undefined },
): number {
  const items = cart.items.filter(
    (item) =>
      item.productId === wanted.productId &&
      (item.variantId || undefined) === (wanted.variantId || undefined),
  )
  return getCartCount({ items })
}

/** Whether a product or line is a membership: its tags hold `membership`. */
export function isMembership(item: { readonly tags: readonly string[] }): boolean {
  return item.tags.includes('membership')
}

/** Whether a parcel carries a product or line: memberships and gift cards by email are not delivered. */
export function isDelivered(item: {
  readonly tags: readonly string[]
  readonly isDigital?: boolean | undefined
}): boolean {
  return !isMembership(item) && item.isDigital !== true
}

/** Whether the line's quantity can be edited: memberships cannot. */
export function hasQuantityControl(item: Pick<CartItem, 'tags'>): boolean {
  return !isMembership(item)
}

/** Trial days of a line; 0 when it has none. */
function getCartItemTrialDays(item: Pick<CartItem, 'purchaseOption'>): number {
  const { purchaseOption } = item
  return purchaseOption.type === 'subscription'
    ? Math.max(0, purchaseOption.billingSchedule?.trialDays ?? 0)
    : 0
}

/** The price shown on a line: 0 during a trial, with the service's price as `origPrice`. */
export function getCartItemPrice(item: Pick<CartItem, 'purchaseOption' | 'price' | 'priceTotal'>): {
  readonly price: number
  readonly priceTotal: number
  readonly origPrice?: number | undefined
  readonly trialDays: number
} {
  const trialDays = getCartItemTrialDays(item)
  if (trialDays === 0) return { price: item.price, priceTotal: item.priceTotal, trialDays }
  return { price: 0, priceTotal: 0, origPrice: item.price, trialDays }
}

/** A line as far as its stock goes. */
interface StockedLine extends StockTracked {
  readonly id: string
  readonly productId: string
  readonly variantId?: string | undefined
  readonly quantity: number
  /** What else a piece takes from stock: the parts of a bundle. */
  readonly bundle?: readonly BundlePart[] | undefined
}

/**
 * The lines that ask for more than there is, by their ids, each with the pieces left for it: 0 or more. Lines share the
 * stock of a product and variant in their order, also as parts of bundles. The service accepts any quantity before the
 * end of its checkout.
 */
export function getShortages(lines: readonly StockedLine[]): ReadonlyMap<string, number> {
  const left = new Map<string, number>()
  const shortages = new Map<string, number>()
  for (const line of lines) {
    const taken = getLimits(line, left)
    if (taken.length === 0) continue
    const available = Math.min(...taken.map(({ level, quantity }) => Math.floor(level / quantity)))
    if (line.quantity > available) shortages.set(line.id, available)
    for (const { subject, level, quantity } of taken)
      left.set(subject, Math.max(0, level - line.quantity * quantity))
  }
  return shortages
}

/** What limits a line: for the product itself and each part of a bundle what is left, and what one piece takes. */
function getLimits(line: StockedLine, left: ReadonlyMap<string, number>) {
  const { bundle = [] } = line
  return [{ ...line, quantity: 1 }, ...bundle].flatMap((part) => {
    if (!isStockLimited(part) || part.stockLevel === undefined) return []
    const subject = JSON.stringify([part.productId, part.variantId ?? ''])
    const level = left.get(subject) ?? Math.max(0, Math.trunc(part.stockLevel))
    return [{ subject, level, quantity: part.quantity }]
  })
}
