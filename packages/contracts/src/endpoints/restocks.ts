import * as z from 'zod/mini'
import { emailField } from '../schema/form-fields.ts'
import { idSchema } from '../schema/values.ts'
import { defineEndpoint } from './endpoint.ts'

/**
 * Asks for a mail when a sold-out product or variant is back. The answer does not tell whether the address waits
 * already; the mail is sent once a link in a first mail has been confirmed. 200 · 400 · 404 for an unknown product, and
 * where the shop sends no such mails · 409 for one that is in stock · 429 · 502.
 */
export const restockEndpoint = defineEndpoint({
  method: 'POST',
  path: '/{store-api}/restock',
  body: z.strictObject({
    email: emailField,
    productId: idSchema,
    /** Unset: any variant of the product. */
    variantId: z.optional(idSchema),
  }),
})

/**
 * Tells the review service who waits for a product, or that the stock of a product may have changed. A notice of a
 * change is not believed: the service looks at the store itself. Internal: the call is signed like one of `revalidate`.
 * 200 · 400 · 401 · 404 for an unknown product, and where the shop sends no such mails · 409 for one that is in stock ·
 * 429 for an address that is asked for too often · 503.
 */
export const restocksEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/restocks',
  body: z.strictObject({
    kind: z.enum(['asked', 'changed']),
    productId: idSchema,
    /** Unset: any variant of the product. */
    variantId: z.optional(idSchema),
    /** Needed for `asked`. */
    mail: z.optional(
      z.strictObject({
        email: emailField,
        /** Language of the mails, BCP 47. */
        locale: z.string().check(z.maxLength(35)),
      }),
    ),
  }),
})

export type RestockCall = z.output<typeof restocksEndpoint.body>
