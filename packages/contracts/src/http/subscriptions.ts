import * as z from 'zod/mini'
import { dateSchema, idSchema, intervalSchema, quantitySchema } from '../schema/values.ts'
import { bare, type Endpoint } from './endpoint.ts'

const editBody = z.strictObject({
  id: idSchema,
  productId: z.optional(idSchema),
  variantId: z.optional(idSchema),
  quantity: quantitySchema,
  interval: intervalSchema,
  /** Number of intervals between two charges, 1 to 365. */
  intervalCount: z.int().check(z.minimum(1), z.maximum(365)),
})

const updatedAnswer = z.object({ updated: z.literal(true) })

/** Cancels a subscription. This cannot be undone. */
export const cancelSubscriptionEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/cancel-subscription',
  body: z.strictObject({ id: idSchema }),
  answer: z.object({ canceled: z.literal(true) }),
} as const satisfies Endpoint

/**
 * `status: true` pauses, until `resumeAt` when it is given; `false` resumes. The handler, which knows the time,
 * refuses a `resumeAt` in the past with 400.
 */
export const pauseSubscriptionEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/pause-subscription',
  body: z.strictObject({ id: idSchema, status: z.boolean(), resumeAt: z.optional(z.nullable(dateSchema)) }),
  answer: z.object({ paused: z.boolean() }),
} as const satisfies Endpoint

/**
 * Pays a subscription with another card of the account and takes a missing payment at once · 200 · 400 · 401 · 404
 * for a subscription or card of somebody else · 409 for a declined card · 502.
 */
export const changeSubscriptionCardEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/change-subscription-card',
  body: z.strictObject({ id: idSchema, cardId: idSchema }),
  answer: updatedAnswer,
} as const satisfies Endpoint

export const addInvoiceItemEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/add-invoice-item',
  body: z.strictObject({ id: idSchema, productId: idSchema, quantity: quantitySchema }),
  answer: z.object({ added: z.literal(true) }),
} as const satisfies Endpoint

export const deleteInvoiceItemEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/delete-invoice-item',
  body: z.strictObject({ id: idSchema, itemId: idSchema }),
  answer: z.object({ deleted: z.literal(true) }),
} as const satisfies Endpoint

export const editSubscriptionPlanEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/edit-subscription-plan',
  body: editBody,
  answer: updatedAnswer,
} as const satisfies Endpoint

export const editSubscriptionProductDetailsEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/edit-subscription-product-details',
  body: editBody,
  answer: updatedAnswer,
} as const satisfies Endpoint
