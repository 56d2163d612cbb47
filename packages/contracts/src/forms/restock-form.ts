import * as z from 'zod/mini'
import { emailField } from '../schema/form-fields.ts'
import { idSchema } from '../schema/values.ts'
import { createFormParser } from './form-message.ts'

const restockSchema = z.object({
  email: emailField,
  productId: idSchema,
  variantId: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => undefined),
    ),
    z.optional(idSchema),
  ]),
})

/** An address, and the product that it waits for. An empty variant means any. */
export const parseRestock = createFormParser(restockSchema)
