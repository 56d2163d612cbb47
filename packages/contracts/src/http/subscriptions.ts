import * as z from 'zod/mini'
import { dateSchema, idSchema, intervalSchema, quantitySchema } from '../schema/values.ts'
import { bare, type Endpoint } from './endpoint.ts'

/* @__NO_SIDE_EFFECTS__ */
function toEndpoint<
  const Name extends string,
  Body extends z.core.$ZodLooseShape,
  Answer extends z.core.$ZodLooseShape,
>(name: Name, body: Body, answer: Answer) {
  return {
    ...bare,
    method: 'POST',
    path: `/{store-api}/${name}`,
    body: z.strictObject(body),
    answer: z.object(answer),
  } as const
}

const goods = {
  id: idSchema,
  productId: z.optional(idSchema),
  variantId: z.optional(idSchema),
  quantity: quantitySchema,
  interval: intervalSchema,
  /** Number of intervals between two charges, 1 to 365. */
  intervalCount: z.int().check(z.minimum(1), z.maximum(365)),
}

/** What a customer can change of a subscription · 200 · 400 · 401 · 404 for one of somebody else · 409 · 502. */
export const subscriptionEndpoints = {
  /** This cannot be undone. */
  cancel: toEndpoint('cancel-subscription', { id: idSchema }, { canceled: z.literal(true) }),
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
  addItem: toEndpoint(
    'add-invoice-item',
    { id: idSchema, productId: idSchema, quantity: quantitySchema },
    { added: z.literal(true) },
  ),
  deleteItem: toEndpoint(
    'delete-invoice-item',
    { id: idSchema, itemId: idSchema },
    { deleted: z.literal(true) },
  ),
  editPlan: toEndpoint('edit-subscription-plan', goods, { updated: z.literal(true) }),
  editDetails: toEndpoint('edit-subscription-product-details', goods, { updated: z.literal(true) }),
} satisfies Readonly<Record<string, Endpoint>>
