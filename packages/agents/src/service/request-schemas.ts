import { z } from 'zod'

/** Maximum number of lines in a cart and of ids in a lookup. */
export const LINES_MAX = 50
const CODES_MAX = 5
const ID_MAX = 1000
const TEXT_MAX = 300

const context = z
  .looseObject({
    language: z.string().max(35).optional(),
    currency: z.string().max(3).optional(),
    address_country: z.string().max(100).optional(),
  })
  .optional()

const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const filters = z
  .looseObject({
    categories: z.array(z.string().max(TEXT_MAX)).max(LINES_MAX).optional(),
    price: z.looseObject({ min: amount.optional(), max: amount.optional() }).optional(),
  })
  .optional()

const id = z.string().min(1).max(ID_MAX)

export const searchSchema = z
  .looseObject({
    query: z.string().trim().max(TEXT_MAX).optional(),
    context,
    filters,
    pagination: z
      .looseObject({ cursor: z.string().max(TEXT_MAX).optional(), limit: z.int().min(1).optional() })
      .optional(),
  })
  .refine(({ query, filters: given }) => Boolean(query) || given !== undefined, {
    error: 'Give a query or filters',
    path: ['query'],
  })

export const lookupSchema = z.looseObject({ ids: z.array(id).min(1), context, filters })

export const productSchema = z.looseObject({
  id,
  context,
  filters,
  selected: z
    .array(
      z.looseObject({
        name: z.string().max(TEXT_MAX),
        id: z.string().max(TEXT_MAX).optional(),
        label: z.string().max(TEXT_MAX),
      }),
    )
    .max(LINES_MAX)
    .optional(),
  preferences: z.array(z.string().max(TEXT_MAX)).max(LINES_MAX).optional(),
})

const unit = z.looseObject({ unit: z.string().max(TEXT_MAX), scale: z.int().min(0).max(15).default(0) })
const item = z.looseObject({ id, quantity_unit: unit.optional() })
const lines = z.array(z.looseObject({ item, quantity: z.int().min(1) }))
const discounts = z
  .looseObject({ codes: z.array(z.string().trim().min(1).max(100)).max(CODES_MAX).optional() })
  .optional()

export const cartSchema = z.looseObject({ line_items: lines, context, discounts })

export const checkoutSchema = z.looseObject({
  line_items: lines.default([]),
  cart_id: z.string().max(ID_MAX).optional(),
  context,
  discounts,
})

export type SearchRequest = z.infer<typeof searchSchema>
export type LookupRequest = z.infer<typeof lookupSchema>
export type ProductRequest = z.infer<typeof productSchema>
export type CartRequest = z.infer<typeof cartSchema>
export type CheckoutRequest = z.infer<typeof checkoutSchema>
export type RequestContext = z.infer<typeof context>
