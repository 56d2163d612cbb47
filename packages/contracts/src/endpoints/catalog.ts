import * as z from 'zod/mini'
import { listCountCall } from '../calls/list-count.ts'
import { groupPricesCall } from '../calls/group-prices.ts'
import { currencySchema, slugSchema, textSchema } from '../schema/values.ts'
import { defineCall } from './endpoint.ts'

/** Longest words and longest filters that a list is asked with. */
const LIST_QUERY_MAX_LENGTH = 1000

/** The products of a category, of a search, or all; `filters` as a page's address has them, without `?`. 200 · 400 · 502. */
export const listCountEndpoint = defineCall(listCountCall, {
  query: z.strictObject({
    locale: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
    currency: currencySchema,
    category: z.optional(slugSchema),
    search: z.optional(textSchema(LIST_QUERY_MAX_LENGTH)),
    filters: textSchema(LIST_QUERY_MAX_LENGTH),
  }),
})

/** Prices for the signed-in customer, by product ids separated by commas. 200 · 400 · 502. */
export const groupPricesEndpoint = defineCall(groupPricesCall, {
  query: z.strictObject({
    currency: currencySchema,
    ids: z.string().check(z.regex(/^[\w.:-]{1,64}(?:,[\w.:-]{1,64}){0,99}$/)),
  }),
})
