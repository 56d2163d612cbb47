import type { Cart } from '@sorrel/domain/cart'
import * as z from 'zod/mini'
import { linePartShape, lineShape } from '../schema/line.ts'

const text = z.string()
const amount = z.number()

const stockShape = {
  stockTracking: z.boolean(),
  stockPurchasable: z.boolean(),
  stockLevel: z.optional(amount),
}

const line = z.object({
  ...lineShape,
  ...stockShape,
  bundle: z.optional(z.array(z.object({ ...linePartShape, ...stockShape }))),
  slug: text,
  minQuantity: amount,
  discountEach: amount,
  taxTotal: amount,
  taxes: z.array(z.object({ id: text, amount })),
  tags: z.array(text),
  isDigital: z.optional(z.boolean()),
})

const wholeCart = z.object({
  checkoutId: z.nullable(text),
  checkoutUrl: text,
  currency: text,
  items: z.array(line),
  subTotal: amount,
  discountTotal: amount,
  taxTotal: amount,
  taxIncludedTotal: amount,
  shipmentTotal: amount,
  giftcardTotal: amount,
  total: amount,
  captureTotal: amount,
  couponCode: z.optional(text),
  note: z.optional(text),
  giftcards: z.optional(z.array(z.object({ id: text, amount, last4: text }))),
})

/** There is no cart before the first item; the answer then has only these three fields. */
const noCart = z.object({ total: z.literal(0), items: z.array(z.never()), checkoutUrl: z.literal('#') })

/** Reads an answer; null before the first item. */
export const cartAnswerSchema = z.object({
  data: z.pipe(
    z.union([wholeCart, noCart]),
    z.transform((data): Cart | null => {
      if (!('currency' in data)) return null
      const { total, ...cart } = data
      return { ...cart, grandTotal: total }
    }),
  ),
})

/** The JSON of a cart; before the first item exactly `{ total: 0, items: [], checkoutUrl: '#' }`. */
export function toCartJson({ data: cart }: z.output<typeof cartAnswerSchema>): { readonly data: object } {
  if (cart === null) return { data: { total: 0, items: [], checkoutUrl: '#' } }
  const { grandTotal, ...rest } = cart
  return { data: { ...rest, total: grandTotal } }
}
