import { type Cart, type CartItem, getEmptyCart } from '@sorrel/domain/cart'
import * as z from 'zod/mini'
import { currencySchema, idSchema, intervalSchema, quantitySchema, textSchema } from '../schema/values.ts'
import { defineEndpoint } from './endpoint.ts'

const scheduleShape = {
  interval: intervalSchema,
  intervalCount: z.number(),
  limit: z.optional(z.number()),
  limitCurrent: z.optional(z.number()),
}

const purchaseOptionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('standard') }),
  z.object({
    type: z.literal('subscription'),
    planId: z.string(),
    planName: z.string(),
    billingSchedule: z.optional(z.object({ ...scheduleShape, trialDays: z.number() })),
    orderSchedule: z.optional(z.object(scheduleShape)),
  }),
])

const pictureSchema = z.object({
  id: z.string(),
  src: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})

const itemOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  valueId: z.optional(z.string()),
  variant: z.boolean(),
  price: z.number(),
})

const itemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.optional(z.string()),
  slug: z.string(),
  name: z.string(),
  variantName: z.optional(z.string()),
  image: z.optional(pictureSchema),
  options: z.array(itemOptionSchema),
  purchaseOption: purchaseOptionSchema,
  quantity: z.number(),
  minQuantity: z.number(),
  price: z.number(),
  priceTotal: z.number(),
  discountTotal: z.number(),
  discountEach: z.number(),
  taxTotal: z.number(),
  taxes: z.array(z.object({ id: z.string(), amount: z.number() })),
  tags: z.array(z.string()),
  stockTracking: z.boolean(),
  stockPurchasable: z.boolean(),
  stockLevel: z.optional(z.number()),
}) satisfies z.ZodMiniType<CartItem>

const cartSchema = z.object({
  checkoutId: z.nullable(z.string()),
  checkoutUrl: z.string(),
  currency: z.string(),
  items: z.array(itemSchema),
  subTotal: z.number(),
  discountTotal: z.number(),
  taxTotal: z.number(),
  taxIncludedTotal: z.number(),
  shipmentTotal: z.number(),
  giftcardTotal: z.number(),
  grandTotal: z.number(),
  couponCode: z.optional(z.string()),
  giftcards: z.optional(z.array(z.object({ id: z.string(), amount: z.number(), last4: z.string() }))),
}) satisfies z.ZodMiniType<Cart>

/**
 * The cart as our endpoints answer it, its grand total as `total`. A cart that does not exist yet has only the first
 * three: whoever gets an answer makes a whole cart of it by `toCart`.
 */
const cartDataSchema = z.extend(z.partial(z.omit(cartSchema, { grandTotal: true })), {
  total: z.number(),
  items: z.array(itemSchema),
  checkoutUrl: z.string(),
})

export type CartData = z.output<typeof cartDataSchema>

const cartAnswer = z.object({ data: cartDataSchema })

const itemInputOption = z.union([
  z.strictObject({ id: idSchema, valueId: idSchema }),
  z.strictObject({ id: idSchema, value: textSchema(1000) }),
])

const purchaseOptionInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('standard') }),
  z.strictObject({ type: z.literal('subscription'), planId: idSchema }),
])

const addToCartBody = z.strictObject({
  productId: idSchema,
  quantity: quantitySchema,
  variantId: z.optional(idSchema),
  /** The name of the chosen variant. It is not sent to the service. */
  variantName: z.optional(textSchema(200)),
  options: z._default(z.array(itemInputOption).check(z.maxLength(30)), []),
  purchaseOption: z._default(purchaseOptionInput, { type: 'standard' }),
})

/** Currency of the amounts. Default: the one of the visitor's cookie. */
const currencyQuery = z.strictObject({ currency: z.optional(currencySchema) })

export const getCartEndpoint = defineEndpoint({
  method: 'GET',
  path: '/{store-api}/cart',
  query: currencyQuery,
  answer: cartAnswer,
})

export const addToCartEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/{store-api}/cart',
  body: addToCartBody,
  answer: cartAnswer,
})

/** A quantity of 0 removes the line. */
export const updateCartItemEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/{store-api}/cart/items',
  body: z.strictObject({
    itemId: idSchema,
    input: z.strictObject({ quantity: z.int().check(z.minimum(0), z.maximum(999)) }),
  }),
  answer: cartAnswer,
})

export const deleteCartItemEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/{store-api}/cart/items',
  body: z.strictObject({ itemId: idSchema }),
  answer: cartAnswer,
})

/** Applies a coupon or a gift card: one field for both. 404 when there is no such code. */
export const applyCartCodeEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/{store-api}/cart/codes',
  body: z.strictObject({ code: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N} _-]{1,64}$/u)) }),
  answer: cartAnswer,
})

/** Removes a gift card; without an id it removes the coupon. */
export const removeCartCodeEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/{store-api}/cart/codes',
  body: z.strictObject({ giftcardId: z.optional(idSchema) }),
  answer: cartAnswer,
})

/** How many seconds the browser may reuse a fetched cart, as a hint in the request. */
export const CART_CACHE_HINT_SECONDS = 30

/** The answer for a cart; before the first item `{ total: 0, items: [], checkoutUrl: '#' }`. */
export function toCartData(cart: Cart | null): CartData {
  if (cart === null) return { total: 0, items: [], checkoutUrl: '#' }
  const { grandTotal, items, giftcards, ...rest } = cart
  return { ...rest, total: grandTotal, items: items.map(toPlain), giftcards: giftcards && [...giftcards] }
}

/** The whole cart behind an answer. One that does not exist yet is the empty cart of `currency`. */
export function toCart({ total, ...data }: CartData, currency: string): Cart {
  return { ...getEmptyCart(currency), subTotal: total, grandTotal: total, ...data }
}

function toPlain(item: CartItem): CartData['items'][number] {
  return { ...item, options: [...item.options], taxes: [...item.taxes], tags: [...item.tags] }
}
