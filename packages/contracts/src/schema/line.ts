import * as z from 'zod/mini'
import { intervalSchema } from './values.ts'

const text = z.string()
const amount = z.number()

export const pictureSchema = z.object({
  id: text,
  src: text,
  version: z.optional(text),
  alt: text,
  width: amount,
  height: amount,
})

export const lineOptionSchema = z.object({
  id: text,
  name: text,
  value: text,
  valueId: z.optional(text),
  variant: z.boolean(),
  price: amount,
})

const schedule = {
  interval: intervalSchema,
  intervalCount: amount,
  limit: z.optional(amount),
  limitCurrent: z.optional(amount),
}
export const scheduleSchema = z.object(schedule)
export const billingScheduleSchema = z.object({ ...schedule, trialDays: amount })

const purchaseOption = z.union([
  z.object({ type: z.literal('standard') }),
  z.object({
    type: z.literal('subscription'),
    planId: text,
    planName: text,
    billingSchedule: z.optional(billingScheduleSchema),
    orderSchedule: z.optional(scheduleSchema),
  }),
])

export const linePartShape = {
  productId: text,
  variantId: z.optional(text),
  slug: z.optional(text),
  name: text,
  variantName: z.optional(text),
  quantity: amount,
}

/** Fields that lines of carts, orders and subscriptions share in answers. */
export const lineShape = {
  id: text,
  productId: text,
  variantId: z.optional(text),
  name: text,
  variantName: z.optional(text),
  pieceNames: z.optional(z.array(text)),
  image: z.optional(pictureSchema),
  options: z.array(lineOptionSchema),
  purchaseOption,
  quantity: amount,
  price: amount,
  priceTotal: amount,
  discountTotal: amount,
  bundle: z.optional(z.array(z.object(linePartShape))),
}
