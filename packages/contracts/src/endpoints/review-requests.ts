import * as z from 'zod/mini'
import { emailField } from '../schema/form-fields.ts'
import { idSchema } from '../schema/values.ts'
import { defineEndpoint } from './endpoint.ts'

/** The recipient of a review request, and the products to review. */
const requestedMailSchema = z.strictObject({
  email: emailField,
  /** Language of the mail, BCP 47. */
  locale: z.string().check(z.maxLength(35)),
  products: z
    .array(
      z.strictObject({
        id: idSchema,
        name: z.string().check(z.minLength(1), z.maxLength(300)),
        slug: z.string().check(z.regex(/^[^\s/?#]{1,200}$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})

/**
 * Tells the review service about an order whose customer may be asked for a review. `asked` and `unasked` are the
 * customer's wish; `delivered` and `canceled` are events of the commerce service, which may repeat and come out of
 * order; `read` changes nothing. Internal: the call is signed like one of `revalidate`. 200 · 400 · 401 · 404 where the
 * shop sends no such mails.
 */
export const reviewRequestsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/requests',
  body: z.strictObject({
    kind: z.enum(['asked', 'unasked', 'delivered', 'canceled', 'read']),
    orderId: idSchema,
    /** Needed for `asked`. */
    mail: z.optional(requestedMailSchema),
  }),
  /** Whether the order's customer will be asked. */
  answer: z.object({ wanted: z.boolean() }),
})

export type ReviewRequestCall = z.output<typeof reviewRequestsEndpoint.body>
