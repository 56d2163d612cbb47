import type { OrderItem, PostalAddress } from '@sorrel/domain/order'
import type { BillingSchedule, Picture, Schedule } from '@sorrel/domain/product'
import type { Subscription } from '@sorrel/domain/subscriptions'
import * as z from 'zod/mini'
import { intervalSchema } from './values.ts'

const text = z.optional(z.string())
const amount = z.number()

const pictureSchema: z.ZodMiniType<Picture> = z.object({
  id: z.string(),
  src: z.string(),
  version: text,
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})

const optionSchema = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  valueId: text,
  variant: z.boolean(),
  price: amount,
})

const schedule = {
  interval: intervalSchema,
  intervalCount: z.number(),
  limit: z.optional(z.number()),
  limitCurrent: z.optional(z.number()),
}
const scheduleSchema: z.ZodMiniType<Schedule> = z.object(schedule)
const billingScheduleSchema: z.ZodMiniType<BillingSchedule> = z.object({ ...schedule, trialDays: z.number() })

const itemSchema: z.ZodMiniType<OrderItem> = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: text,
  slug: text,
  name: z.string(),
  variantName: text,
  image: z.optional(pictureSchema),
  options: z.array(optionSchema),
  purchaseOption: z.union([
    z.object({ type: z.literal('standard') }),
    z.object({
      type: z.literal('subscription'),
      planId: z.string(),
      planName: z.string(),
      billingSchedule: z.optional(billingScheduleSchema),
      orderSchedule: z.optional(scheduleSchema),
    }),
  ]),
  quantity: z.number(),
  quantityReturnable: z.optional(z.number()),
  price: amount,
  priceTotal: amount,
  discountTotal: amount,
})

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

/** What an answer says of a card: never its number. */
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
  image: z.optional(pictureSchema),
  status: z.enum([
    'active',
    'canceled',
    'paid',
    'trial',
    'paused',
    'pastdue',
    'unpaid',
    'complete',
    'pending',
    'draft',
  ]),
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
  refill: z.optional(
    z.object({
      containers: z.number(),
      containersLater: z.number(),
      containerPrice: z.optional(amount),
    }),
  ),
  options: z.array(optionSchema),
  items: z.array(itemSchema),
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
