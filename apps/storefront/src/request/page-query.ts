import { toFilterQuery } from '@sorrel/domain/filters'
import { parseListQuery } from '@sorrel/domain/list-address'
import { hasReviewFilters, parseReviewQuery, toReviewSearch } from '@sorrel/reviews/model'
import { REVIEW_FIELD_PREFIX } from '#request/review-field-prefix.ts'

/** Names the variant or the plan that a product's page shows as chosen. */
const CHOICE = /^[\w-]{1,64}$/

/** A longer query contains more than any link of the shop: its page is rendered, but not cached. */
const CACHED_MAX_LENGTH = 500

/** The known part of an address' query, normalised: equal states have equal texts. */
export interface PageQuery {
  /** Without `?`; empty for the page's plain state. */
  readonly query: string
  /** Whether the page in this state may be cached; false if it contains typed words. */
  readonly isCached: boolean
}

/** Filters, sort and page of a list. Fields that name no filter, such as those of campaigns, are left out. */
export function toListQuery(fields: URLSearchParams, isFilter: (id: string) => boolean): PageQuery {
  const query = toFilterQuery(parseListQuery(fields, isFilter))
  return { query, isCached: query.length <= CACHED_MAX_LENGTH }
}

/** The chosen variant and plan, and the order and page of the reviews. */
export function toProductQuery(fields: URLSearchParams): PageQuery {
  const variant = fields.get('variant') ?? ''
  const plan = fields.get('plan') ?? ''
  const reviews = parseReviewQuery(fields, REVIEW_FIELD_PREFIX)
  const query = new URLSearchParams({
    ...(CHOICE.test(variant) && { variant }),
    ...(CHOICE.test(plan) && { plan }),
    ...toReviewSearch(reviews, REVIEW_FIELD_PREFIX),
  }).toString()
  return { query, isCached: !hasReviewFilters(reviews) }
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** A page's query as one string, fields in order of name, so that equal queries compare equal. Repeated fields are kept. */
export async function getQuery(searchParams: Promise<SearchParams>): Promise<string> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(await searchParams))
    for (const part of typeof value === 'string' ? [value] : (value ?? [])) query.append(name, part)
  query.sort()
  return query.toString()
}

/** The query encoded in a cached page's internal path, so that rendering needs no request. */
export function readPathQuery(segment: string): string {
  return Buffer.from(segment, 'base64url').toString('utf8')
}

/** The same as a path segment. */
export function toPathQuery(query: string): string {
  return Buffer.from(query).toString('base64url')
}
