import * as z from 'zod/mini'
import { subscriptionSchema } from '../schema/subscription.ts'
import { codeSchema, dateSchema, idSchema, intervalSchema, quantitySchema } from '../schema/values.ts'
import { bare, type Endpoint } from './endpoint.ts'

/* @__NO_SIDE_EFFECTS__ */
function toEndpoint<
  const Name extends string,
  Body extends z.core.$ZodLooseShape,
  Answer extends z.core.$ZodLooseShape,
>(name: Name, body: Body, answer: Answer) {
  return {
    ...bare,
    isForCustomers: true,
    method: 'POST',
    path: `/{store-api}/${name}`,
    body: z.strictObject(body),
    answer: z.object({ ...answer, subscription: subscriptionSchema }),
  } as const
}

/** Values that are chosen in options of a product besides its variant. */
const options = z.optional(
  z.array(z.strictObject({ id: idSchema, valueId: idSchema })).check(z.maxLength(30)),
)

const goods = {
  id: idSchema,
  productId: z.optional(idSchema),
  variantId: z.optional(idSchema),
  options,
  quantity: quantitySchema,
  /**
   * The plan to change to. Needed where several plans charge at the same interval but deliver at different ones.
   * Default: the current plan if it charges at this interval, else the first that does.
   */
  planId: z.optional(idSchema),
  interval: intervalSchema,
  /** Number of intervals between two charges, 1 to 365. */
  intervalCount: z.int().check(z.minimum(1), z.maximum(365)),
}

/**
 * Changes that a customer can make to a subscription · 200 with the change and the subscription as it is now · 400 ·
 * 401 · 404 for another customer's subscription · 409 · 502.
 */
export const subscriptionEndpoints = {
  /** Ends it at once, or at the end of the period that is paid. */
  cancel: toEndpoint(
    'cancel-subscription',
    { id: idSchema, atPeriodEnd: z.optional(z.boolean()) },
    { canceled: z.literal(true) },
  ),
  /**
   * Undoes a cancellation. A subscription that has already ended starts a new period, which is charged at once: 409 for
   * a declined card.
   */
  uncancel: toEndpoint('uncancel-subscription', { id: idSchema }, { canceled: z.literal(false) }),
  /**
   * `status: true` pauses, until `resumeAt` when it is given; `false` resumes. The handler, which knows the time,
   * refuses a `resumeAt` in the past with 400.
   */
  pause: toEndpoint(
    'pause-subscription',
    { id: idSchema, status: z.boolean(), resumeAt: z.optional(z.nullable(dateSchema)) },
    { paused: z.boolean() },
  ),
  /** Pays with another card of the account and takes a missing payment at once. 409 for a declined card. */
  changeCard: toEndpoint(
    'change-subscription-card',
    { id: idSchema, cardId: idSchema },
    { updated: z.literal(true) },
  ),
  /** Sends it to another address of the account, and the customer's other subscriptions too where `others` is true. */
  changeAddress: toEndpoint(
    'change-subscription-address',
    { id: idSchema, addressId: idSchema, others: z.optional(z.boolean()) },
    { updated: z.literal(true) },
  ),
  /**
   * Lowers every later charge by a coupon, in the place of the one before. 409 for a code that does not work; 429 after too
   * many of them.
   */
  applyCoupon: toEndpoint(
    'apply-subscription-coupon',
    { id: idSchema, code: codeSchema },
    { applied: z.literal(true) },
  ),
  removeCoupon: toEndpoint('remove-subscription-coupon', { id: idSchema }, { removed: z.literal(true) }),
  addItem: toEndpoint(
    'add-invoice-item',
    {
      id: idSchema,
      productId: idSchema,
      variantId: z.optional(idSchema),
      options,
      quantity: quantitySchema,
    },
    { added: z.literal(true) },
  ),
  /** Another quantity of an added product. */
  editItem: toEndpoint(
    'edit-invoice-item',
    { id: idSchema, itemId: idSchema, quantity: quantitySchema },
    { updated: z.literal(true) },
  ),
  deleteItem: toEndpoint(
    'delete-invoice-item',
    { id: idSchema, itemId: idSchema },
    { deleted: z.literal(true) },
  ),
  /** 409 where the product has no such plan. */
  editPlan: toEndpoint('edit-subscription-plan', goods, { updated: z.literal(true) }),
  editDetails: toEndpoint('edit-subscription-product-details', goods, { updated: z.literal(true) }),
} satisfies Readonly<Record<string, Endpoint>>
