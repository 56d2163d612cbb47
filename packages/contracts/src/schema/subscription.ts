import type { PostalAddress } from '@sorrel/domain/order'
import { SUBSCRIPTION_STATUSES, type Subscription } from '@sorrel/domain/subscriptions'
import * as z from 'zod/mini'
import { billingScheduleSchema, lineOptionSchema, lineShape, pictureSchema, scheduleSchema } from './line.ts'
import { intervalSchema } from './values.ts'

const text = z.optional(z.string())
const amount = z.number()

/** The parts of a place, as an answer has them. */
export const placeShape = {
  name: z.string(),
  address1: z.string(),
  address2: text,
  city: z.string(),
  state: text,
  zip: z.string(),
  country: z.string(),
  phone: text,
} satisfies Readonly<Record<keyof PostalAddress, z.ZodMiniType>>

/** A card in an answer: never its number. */
export const cardShape = {
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
}

/** A subscription as our endpoints answer it. */
export const subscriptionSchema: z.ZodMiniType<Subscription> = z.object({
  id: z.string(),
  number: text,
  orderId: text,
  planId: text,
  planName: text,
  plans: z.optional(
    z.array(z.object({ id: z.string(), interval: intervalSchema, intervalCount: z.number() })),
  ),
  productId: z.string(),
  variantId: text,
  slug: text,
  name: z.string(),
  variantName: text,
  pieceNames: z.optional(z.array(z.string())),
  image: z.optional(pictureSchema),
  status: z.enum(SUBSCRIPTION_STATUSES),
  isEnding: z.boolean(),
  datePaymentRetry: text,
  dateCreated: z.string(),
  datePeriodEnd: text,
  dateOrderPeriodEnd: text,
  datePauseEnd: text,
  dateCanceled: text,
  trial: z.boolean(),
  dateTrialEnd: text,
  price: amount,
  quantity: z.number(),
  options: z.array(lineOptionSchema),
  items: z.array(z.object({ ...lineShape, slug: text, quantityReturnable: z.optional(amount) })),
  currency: z.string(),
  couponCode: text,
  subTotal: amount,
  discountTotal: amount,
  taxTotal: amount,
  grandTotal: amount,
  recurringTotal: amount,
  billingSchedule: z.optional(billingScheduleSchema),
  orderSchedule: z.optional(scheduleSchema),
  shipping: z.optional(z.object({ ...placeShape, accountAddressId: text })),
  billing: z.optional(
    z.object({ ...placeShape, card: z.optional(z.object(cardShape)), accountCardId: text }),
  ),
})
