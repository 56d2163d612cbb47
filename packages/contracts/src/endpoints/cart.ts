import * as z from 'zod/mini'
import type { CallTarget } from '../calls/address.ts'
import { CART_NOTE_MAX_LENGTH, cartCalls } from '../calls/cart.ts'
import {
  codeSchema,
  currencySchema,
  idSchema,
  maxCodePoints,
  quantitySchema,
  textSchema,
  withoutControls,
} from '../schema/values.ts'
import { cartAnswerSchema, toCartJson } from './cart-answer.ts'
import { defineEndpoint, type Endpoint } from './endpoint.ts'

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

/** Several lines, without white space around them. */
const note = z.string().check(withoutControls(), z.trim(), maxCodePoints(CART_NOTE_MAX_LENGTH))

/** Each answers the whole cart. */
const defineCartEndpoint = <
  const Target extends CallTarget,
  const Input extends Partial<Pick<Endpoint, 'query' | 'body'>>,
>(
  target: Target,
  input: Input,
) => defineEndpoint({ ...target, ...input, answer: cartAnswerSchema, toJson: toCartJson })

/** Currency of the amounts. Default: the one of the visitor's cookie. */
const currencyQuery = z.strictObject({ currency: z.optional(currencySchema) })

export const getCartEndpoint = defineCartEndpoint(cartCalls.fetch, { query: currencyQuery })

export const addToCartEndpoint = defineCartEndpoint(cartCalls.add, { body: addToCartBody })

/** A quantity of 0 removes the line. */
export const updateCartItemEndpoint = defineCartEndpoint(cartCalls.update, {
  body: z.strictObject({
    itemId: idSchema,
    input: z.strictObject({ quantity: z.int().check(z.minimum(0), z.maximum(999)) }),
  }),
})

export const deleteCartItemEndpoint = defineCartEndpoint(cartCalls.remove, {
  body: z.strictObject({ itemId: idSchema }),
})

/** Applies a coupon or a gift card: one field for both. 404 when there is no such code. */
export const applyCartCodeEndpoint = defineCartEndpoint(cartCalls.applyCode, {
  body: z.strictObject({ code: codeSchema }),
})

/**
 * What is left on a gift card, in its own currency. `card` is null where the service tells it in a cart with products
 * only. 404 when there is no such card. POST, so that no address holds the code.
 */
export const giftcardBalanceEndpoint = defineEndpoint({
  method: 'POST',
  path: '/{store-api}/gift-card-balance',
  body: z.strictObject({ code: codeSchema }),
  answer: z.object({
    card: z.nullable(
      z.object({ balance: z.object({ amount: z.number(), currency: z.string() }), last4: z.string() }),
    ),
  }),
})

/** The words that go with the order; empty ones take them off. */
export const setCartNoteEndpoint = defineCartEndpoint(cartCalls.setNote, {
  body: z.strictObject({ note }),
})

/** Removes a gift card; without an id it removes the coupon. */
export const removeCartCodeEndpoint = defineCartEndpoint(cartCalls.removeCode, {
  body: z.strictObject({ giftcardId: z.optional(idSchema) }),
})
