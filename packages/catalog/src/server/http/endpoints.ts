import type { Endpoint } from '@sorrel/contracts/http'
import * as z from 'zod/mini'
import { catalogCalls } from '../../client/read-answers.ts'

/** Maximum length of a search; further words would be ignored anyway. */
export const SEARCH_MAX_LENGTH = 200
export const PAGE_SIZE_MAX = 100
/** Products in one call by slugs or ids. */
export const KEYS_MAX = 100
const SUGGESTIONS_MAX = 24
const FILTERS_MAX_LENGTH = 4000
const SITEMAP_PAGES_MAX = 50_000

const nothing = z.strictObject({})
const locale = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
/** A slug or an id of the service; commas separate several. */
const key = z.string().check(z.regex(/^[^\s,\p{Cc}]{1,200}$/u))
const search = z.string().check(z.maxLength(SEARCH_MAX_LENGTH))

const wholeNumber = (max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,5}$/),
      z.refine((text) => Number(text) <= max),
    ),
    z.transform(Number),
  )
const keys = z.pipe(
  z.string().check(z.maxLength(KEYS_MAX * 201)),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(','))]),
    z.array(key).check(z.maxLength(KEYS_MAX)),
  ),
)

/** Describes a read endpoint: no body, and an answer that the client parses without a schema. */
const read = (path: string, query: z.ZodMiniType, answer: z.ZodMiniType) =>
  ({ method: 'GET', path, params: nothing, query, body: nothing, answer }) as const

const anything = z.looseObject({})

/** By operation id. */
export const catalogEndpoints = {
  listProducts: {
    ...read(catalogCalls.list.path, z.strictObject({}), anything),
    /** `filters` is the query string of a list page, without `?`. Default of `pageSize`: 25. */
    query: z.strictObject({
      locale,
      currency,
      category: z.optional(key),
      search: z.optional(search),
      filters: z.optional(z.string().check(z.maxLength(FILTERS_MAX_LENGTH))),
      pageSize: z.optional(wholeNumber(PAGE_SIZE_MAX)),
    }),
  },
  suggestProducts: {
    ...read(catalogCalls.suggest.path, nothing, anything),
    query: z.strictObject({ locale, currency, search, limit: z.optional(wholeNumber(SUGGESTIONS_MAX)) }),
  },
  getProducts: {
    ...read(catalogCalls.products.path, nothing, anything),
    query: z
      .strictObject({ locale, currency, slugs: z.optional(keys), ids: z.optional(keys) })
      .check(
        z.refine(({ slugs, ids }) => (slugs === undefined) !== (ids === undefined), { path: ['slugs'] }),
      ),
  },
  getSitemapPage: {
    ...read(catalogCalls.sitemap.path, nothing, anything),
    query: z.strictObject({ page: wholeNumber(SITEMAP_PAGES_MAX) }),
  },
  findMoved: {
    ...read(catalogCalls.moved.path, nothing, anything),
    query: z.strictObject({ of: z.enum(['product', 'category']), slug: key }),
  },
  getStatus: read(catalogCalls.status.path, nothing, anything),
  announceChanges: {
    method: 'POST',
    path: '/api/catalog/changes',
    params: nothing,
    query: nothing,
    body: z.union([
      z.strictObject({ ids: z.array(key).check(z.minLength(1), z.maxLength(1000)) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
    answer: nothing,
  },
} as const satisfies Readonly<Record<string, Endpoint>>

/** The body of a signed announcement: ids of changed products, or `all` when anything may have changed. */
export type AnnouncedChange = z.output<typeof catalogEndpoints.announceChanges.body>
