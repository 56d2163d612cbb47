import {
  type Cart,
  type CartGiftcard,
  type CartItem,
  type CartItemOption,
  type CartItemPurchaseOption,
  getEmptyCart,
} from '@sorrel/domain/cart'
import type { BillingSchedule, Picture, Schedule } from '@sorrel/domain/product'
import type { RefillFacts } from '@sorrel/domain/refill'
import { parseChoice, toUntrusted, type UntrustedRecord } from '../untrusted.ts'
import type { Call } from './send.ts'

/**
 * The cart as our endpoints answer it, its grand total as `total`. A cart that does not exist yet has only the first
 * three: whoever gets an answer makes a whole cart of it by `toCart`.
 */
export interface CartData extends Partial<Omit<Cart, 'grandTotal' | 'items' | 'checkoutUrl'>> {
  readonly total: number
  readonly items: readonly CartItem[]
  readonly checkoutUrl: string
}

export interface CartAnswer {
  readonly data: CartData
}

const defineCartCall = (method: Call<CartAnswer>['method'], path: string): Call<CartAnswer> => ({
  method,
  path: `/{store-api}${path}`,
  readAnswer: readCartAnswer,
})

/** The calls for the visitor's cart. Each answers the whole cart. */
export const cartCalls = {
  fetch: defineCartCall('GET', '/cart'),
  add: defineCartCall('PUT', '/cart'),
  update: defineCartCall('PUT', '/cart/items'),
  remove: defineCartCall('DELETE', '/cart/items'),
  applyCode: defineCartCall('PUT', '/cart/codes'),
  removeCode: defineCartCall('DELETE', '/cart/codes'),
} as const

/** How many seconds the browser may reuse a fetched cart, as a hint in the request. */
export const CART_CACHE_HINT_SECONDS = 30

/** The answer for a cart; before the first item `{ total: 0, items: [], checkoutUrl: '#' }`. */
export function toCartData(cart: Cart | null): CartData {
  if (cart === null) return { total: 0, items: [], checkoutUrl: '#' }
  const { grandTotal, ...rest } = cart
  return { ...rest, total: grandTotal }
}

/** The whole cart behind an answer. One that does not exist yet is the empty cart of `currency`. */
export function toCart({ total, ...data }: CartData, currency: string): Cart {
  return { ...getEmptyCart(currency), subTotal: total, grandTotal: total, captureTotal: total, ...data }
}

/** Reads an answer with a cart; undefined when anything in it is not of its shape. Never throws. */
function readCartAnswer(json: unknown): CartAnswer | undefined {
  try {
    return { data: toCartParts(toRecord<CartAnswer>(json).data) }
  } catch {
    return undefined
  }
}

function toCartParts(json: unknown): CartData {
  const cart = toRecord<CartData>(json)
  const optional = {
    checkoutId: cart.checkoutId === null ? null : toOptional(cart.checkoutId, toText),
    currency: toOptional(cart.currency, toText),
    subTotal: toOptional(cart.subTotal, toNumber),
    discountTotal: toOptional(cart.discountTotal, toNumber),
    taxTotal: toOptional(cart.taxTotal, toNumber),
    taxIncludedTotal: toOptional(cart.taxIncludedTotal, toNumber),
    shipmentTotal: toOptional(cart.shipmentTotal, toNumber),
    giftcardTotal: toOptional(cart.giftcardTotal, toNumber),
    captureTotal: toOptional(cart.captureTotal, toNumber),
    couponCode: toOptional(cart.couponCode, toText),
    giftcards: toOptional(cart.giftcards, (list) => toList(list, toGiftcard)),
  }
  return {
    // A part that is missing must not hide the one of the empty cart.
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    total: toNumber(cart.total),
    items: toList(cart.items, toLine),
    checkoutUrl: toText(cart.checkoutUrl),
  }
}

function toLine(json: unknown): CartItem {
  const line = toRecord<CartItem>(json)
  return {
    id: toText(line.id),
    productId: toText(line.productId),
    variantId: toOptional(line.variantId, toText),
    slug: toText(line.slug),
    name: toText(line.name),
    variantName: toOptional(line.variantName, toText),
    image: toOptional(line.image, toPicture),
    options: toList(line.options, toOption),
    purchaseOption: toPurchaseOption(line.purchaseOption),
    quantity: toNumber(line.quantity),
    minQuantity: toNumber(line.minQuantity),
    price: toNumber(line.price),
    priceTotal: toNumber(line.priceTotal),
    discountTotal: toNumber(line.discountTotal),
    discountEach: toNumber(line.discountEach),
    taxTotal: toNumber(line.taxTotal),
    taxes: toList(line.taxes, toTax),
    tags: toList(line.tags, toText),
    stockTracking: toFlag(line.stockTracking),
    stockPurchasable: toFlag(line.stockPurchasable),
    stockLevel: toOptional(line.stockLevel, toNumber),
    refill: toOptional(line.refill, toRefill),
  }
}

function toRefill(json: unknown): RefillFacts {
  const { containers, containersLater, containerPrice } = toRecord<RefillFacts>(json)
  return {
    containers: toNumber(containers),
    containersLater: toNumber(containersLater),
    containerPrice: toOptional(containerPrice, toNumber),
  }
}

function toPicture(json: unknown): Picture {
  const { id, src, version, alt, width, height } = toRecord<Picture>(json)
  return {
    id: toText(id),
    src: toText(src),
    version: toOptional(version, toText),
    alt: toText(alt),
    width: toNumber(width),
    height: toNumber(height),
  }
}

function toOption(json: unknown): CartItemOption {
  const { id, name, value, valueId, variant, price } = toRecord<CartItemOption>(json)
  return {
    id: toText(id),
    name: toText(name),
    value: toText(value),
    valueId: toOptional(valueId, toText),
    variant: toFlag(variant),
    price: toNumber(price),
  }
}

type Subscription = Extract<CartItemPurchaseOption, { readonly type: 'subscription' }>

function toPurchaseOption(json: unknown): CartItemPurchaseOption {
  const option = toRecord<Subscription | { readonly type: 'standard' }>(json)
  if (option.type === 'standard') return { type: 'standard' }
  const { type, planId, planName, billingSchedule, orderSchedule } = toRecord<Subscription>(json)
  if (type !== 'subscription') throw new TypeError('A purchase option of no known type')
  return {
    type,
    planId: toText(planId),
    planName: toText(planName),
    billingSchedule: toOptional(billingSchedule, toBillingSchedule),
    orderSchedule: toOptional(orderSchedule, toSchedule),
  }
}

const INTERVALS = ['daily', 'weekly', 'monthly', 'yearly'] as const

function toSchedule(json: unknown): Schedule {
  const schedule = toRecord<Schedule>(json)
  const interval = parseChoice(schedule.interval, INTERVALS)
  if (interval === undefined) throw new TypeError('An interval of no known length')
  return {
    interval,
    intervalCount: toNumber(schedule.intervalCount),
    limit: toOptional(schedule.limit, toNumber),
    limitCurrent: toOptional(schedule.limitCurrent, toNumber),
  }
}

function toBillingSchedule(json: unknown): BillingSchedule {
  return { ...toSchedule(json), trialDays: toNumber(toRecord<BillingSchedule>(json).trialDays) }
}

function toTax(json: unknown): CartItem['taxes'][number] {
  const { id, amount } = toRecord<CartItem['taxes'][number]>(json)
  return { id: toText(id), amount: toNumber(amount) }
}

function toGiftcard(json: unknown): CartGiftcard {
  const { id, amount, last4 } = toRecord<CartGiftcard>(json)
  return { id: toText(id), amount: toNumber(amount), last4: toText(last4) }
}

function toRecord<T extends object>(json: unknown): UntrustedRecord<T> {
  const record = toUntrusted<T>(json)
  if (record === undefined) throw new TypeError('No record')
  return record
}

function toText(json: unknown): string {
  if (typeof json !== 'string') throw new TypeError('No text')
  return json
}

function toNumber(json: unknown): number {
  if (typeof json !== 'number' || !Number.isFinite(json)) throw new TypeError('No number')
  return json
}

function toFlag(json: unknown): boolean {
  if (typeof json !== 'boolean') throw new TypeError('No flag')
  return json
}

function toList<T>(json: unknown, read: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(json)) throw new TypeError('No list')
  return json.map((item: unknown) => read(item))
}

function toOptional<T>(json: unknown, read: (value: unknown) => T): T | undefined {
  return json === undefined ? undefined : read(json)
}
