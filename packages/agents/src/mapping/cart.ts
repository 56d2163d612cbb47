import type { Cart, CartItem } from '@sorrel/domain/cart'
import { subtractMoney, sumMoney, toMinorUnits } from '@sorrel/domain/money'
import type { Picture } from '@sorrel/domain/product'
import { getShortages } from '@sorrel/domain/cart-line'
import type { UcpDiscounts, UcpLineItem, UcpMessage, UcpTotal } from '../model/wire.ts'
import { toDataText } from './data-text.ts'
import { toItemId } from './item-id.ts'

/** How carts become the protocol's. */
export interface CartContext {
  /** Digits of the amounts of a currency. */
  readonly getDigits: (currency: string) => number
  /** Absolute address of a picture. */
  readonly toPictureUrl: (picture: Picture) => string
}

/** Fields that carts and checkouts share. */
export interface UcpCartParts {
  readonly line_items: readonly UcpLineItem[]
  /** ISO 4217. */
  readonly currency: string
  readonly totals: readonly UcpTotal[]
}

/** The lines and sums of a cart. Its sums add up to its total. */
export function toCartParts(cart: Cart, context: CartContext): UcpCartParts {
  const { currency } = cart
  const digits = context.getDigits(currency)
  const toMinor = (amount: number) => toMinorUnits(amount, digits)
  return {
    currency,
    line_items: cart.items.map((item) => toLineItem(item, { ...context, toMinor })),
    totals: toTotals(cart, toMinor),
  }
}

/** The item that a line was bought as. */
export function getLineItemId({ productId, variantId, options }: CartItem): string {
  const others = options.filter(({ variant }) => !variant)
  const chosen = others.map(({ id, valueId, value }) => [id, valueId ?? value] as const)
  return toItemId({ productId, choice: { ...(variantId && { variantId }), options: chosen } })
}

type ToMinor = (amount: number) => number

function toLineItem(item: CartItem, context: CartContext & { readonly toMinor: ToMinor }): UcpLineItem {
  const { toMinor, toPictureUrl } = context
  const [subtotal, discount] = [toMinor(item.priceTotal), toMinor(item.discountTotal)]
  const names = [item.name, item.variantName ?? ''].map(toDataText).filter((name) => name !== '')
  return {
    id: item.id,
    item: {
      id: getLineItemId(item),
      title: names.join(', ') || item.slug,
      price: toMinor(item.price),
      ...(item.image && { image_url: toPictureUrl(item.image) }),
    },
    quantity: item.quantity,
    totals: [
      { type: 'subtotal', amount: subtotal },
      ...(discount > 0 ? [{ type: 'items_discount' as const, amount: -discount }] : []),
      { type: 'total', amount: subtotal - discount },
    ],
  }
}

/** Discounts of the lines, in major units. */
const getLineDiscount = (cart: Cart) => sumMoney(cart.items.map(({ discountTotal }) => discountTotal))

function toTotals(cart: Cart, toMinor: ToMinor): readonly UcpTotal[] {
  const ofLines = getLineDiscount(cart)
  const parts: readonly UcpTotal[] = [
    { type: 'items_discount', amount: -toMinor(ofLines) },
    { type: 'discount', amount: -toMinor(subtractMoney(cart.discountTotal, ofLines)) },
    { type: 'fulfillment', amount: toMinor(cart.shipmentTotal) },
    { type: 'tax', amount: toMinor(subtractMoney(cart.taxTotal, cart.taxIncludedTotal)) },
  ]
  return [
    { type: 'subtotal', amount: toMinor(cart.subTotal) },
    ...parts.filter(({ amount }) => amount !== 0),
    { type: 'total', amount: toMinor(cart.grandTotal) },
  ]
}

/** The codes of a cart and their discounts. `asked` are the requested codes, returned as they were sent. */
export function toDiscounts(cart: Cart, digits: number, asked?: readonly string[]): UcpDiscounts {
  const code = cart.couponCode
  const amount = toMinorUnits(cart.discountTotal, digits)
  const given = asked?.find((one) => one.toLowerCase() === code?.toLowerCase()) ?? code
  const allocations = cart.items.flatMap(({ discountTotal }, index) =>
    discountTotal > 0
      ? [{ path: `$.line_items[${index}]`, amount: toMinorUnits(discountTotal, digits) }]
      : [],
  )
  const isWhole = allocations.reduce((sum, part) => sum + part.amount, 0) === amount
  const facts = { amount, ...(isWhole && allocations.length > 0 && { allocations }) }
  const automatic = { title: 'Promotion', automatic: true, ...facts }
  const applied = given === undefined ? automatic : { code: given, title: given, ...facts }
  return { codes: asked ?? (code === undefined ? [] : [code]), applied: amount > 0 ? [applied] : [] }
}

/** Messages about lines whose quantity exceeds the stock. */
export function getStockMessages(cart: Cart): readonly UcpMessage[] {
  const shortages = getShortages(cart.items)
  return cart.items.flatMap((item, index): readonly UcpMessage[] => {
    const left = shortages.get(item.id)
    if (left === undefined) return []
    return [
      {
        type: 'error',
        code: 'out_of_stock',
        content: left === 0 ? 'It is sold out' : `Only ${left} are left`,
        severity: 'recoverable',
        path: `$.line_items[${index}]`,
      },
    ]
  })
}
