import * as z from 'zod/mini'
import { idSchema } from '../schema/values.ts'
import { bare, type Endpoint } from './endpoint.ts'

const doneAnswer = z.object({ done: z.literal(true) })

/** The payment vault's token for a card. Digits alone are refused, so that a card number can never be sent here. */
const tokenSchema = z.string().check(z.regex(/^(?!\d+$)[\w-]{8,200}$/))

/** Saves a card by the vault's token · 200 · 400 for a token that is used or expired · 401 · 502. */
export const addCardEndpoint = {
  ...bare,
  method: 'POST',
  path: '/{store-api}/cards',
  body: z.strictObject({ token: tokenSchema, isDefault: z.boolean() }),
  answer: doneAnswer,
} as const satisfies Endpoint

/**
 * Changes a card's expiry date · 200 · 400, also for a month that has passed · 401 · 404 for a card of somebody else
 * · 502.
 */
export const updateCardEndpoint = {
  ...bare,
  method: 'PUT',
  path: '/{store-api}/cards',
  body: z.strictObject({
    id: idSchema,
    expMonth: z.int().check(z.minimum(1), z.maximum(12)),
    expYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  }),
  answer: doneAnswer,
} as const satisfies Endpoint

/**
 * Deletes a card. Subscriptions paid with it are moved to `replacementId` first · 200 · 400 · 401 · 404 for a card of
 * somebody else · 409 while subscriptions need it and no replacement is named · 502.
 */
export const deleteCardEndpoint = {
  ...bare,
  method: 'DELETE',
  path: '/{store-api}/cards',
  body: z.strictObject({ id: idSchema, replacementId: z.optional(idSchema) }),
  answer: doneAnswer,
} as const satisfies Endpoint

/** Makes a card the default for new orders · 200 · 400 · 401 · 404 for a card of somebody else · 502. */
export const setDefaultCardEndpoint = {
  ...bare,
  method: 'PUT',
  path: '/{store-api}/cards/default',
  body: z.strictObject({ id: idSchema }),
  answer: doneAnswer,
} as const satisfies Endpoint
