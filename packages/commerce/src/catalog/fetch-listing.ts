import { parseCount, parseList, parseText, toUntrusted, type Untrusted } from '@sorrel/contracts/untrusted'
import {
  countFilters,
  type Filter,
  type FilterQuery,
  getPriceRange,
  type ListRequest,
  type ProductListing,
  type Sort,
} from '@sorrel/domain/filters'
import type { Category } from '@sorrel/domain/category'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  type CategoryPageFragment,
  GetListingDocument,
  type GetListingQueryVariables,
} from '../generated/catalog/graphql.ts'
import { LISTING_BUDGET_MS } from '../transport/budgets.ts'
import { andThen, decodeError } from '../wire/decode.ts'
import { toList } from '../wire/to-list.ts'
import { decodeCategory, OPTIONAL_OF_CATEGORY } from './fetch-category.ts'
import { MAX_LIMIT } from './fetch-products.ts'
import { readPastCopies } from './bypass-cache.ts'
import { toCategoryLink } from './to-product-fields.ts'
import { toProductPreviews, toProductsPage } from './to-product-preview.ts'

const CALL = { budgetMs: LISTING_BUDGET_MS }

/** Fields that a list can be shown without: the ends of its price range and the categories of its filter. */
const OPTIONAL = ['cheapest', 'dearest', 'categories', ...OPTIONAL_OF_CATEGORY]

/** `popular` is the service's own order. The service cannot sort by rating. */
const ORDERS: Readonly<Record<Sort, string | undefined>> = {
  popular: undefined,
  rating: undefined,
  newest: 'date_created desc',
  'price-asc': 'price asc',
  'price-desc': 'price desc',
  name: 'name asc',
}

type ListingResult = Promise<Result<ProductListing, CommerceError>>

/**
 * One page of a list, from the service alone: one call, or two with filters, for any size of catalogue; a page after
 * the last one costs another call and returns the last page. The service does not count values, so `filters` are the
 * attributes' definitions (`fetchAttributeFilters`), and the price range is that of the unfiltered list. Selected
 * values that `filters` does not contain are ignored.
 */
export async function fetchListing(
  client: CommerceClient,
  request: ListRequest,
  filters: readonly Filter[],
): ListingResult {
  const found = await fetchList(client, { request, filters, hasCategory: false })
  return andThen(found, ({ listing }) => ok(listing))
}

export interface CategoryListRequest extends ListRequest {
  readonly category: string
  /** Bypasses the service's caches, for a category that has just changed. Default false. */
  readonly fresh?: boolean | undefined
}

/** A category with one page of its products. */
export interface CategoryListing {
  readonly category: Category
  readonly listing: ProductListing
}

/** A category with one page of its list, in no more calls than the list alone; null if the category does not exist. */
export async function fetchCategoryListing(
  client: CommerceClient,
  request: CategoryListRequest,
  filters: readonly Filter[],
): Promise<Result<CategoryListing | null, CommerceError>> {
  const { category: id, locale, currency, fresh = false } = request
  const [found, current] = await Promise.all([
    fetchList(client, { request, filters, hasCategory: true }),
    fresh ? readPastCopies(client, { kind: 'categories', id, currency, locale }) : undefined,
  ])
  return andThen(found, ({ listing, record }) =>
    andThen(decodeCategory(client, record, current), (category) => ok(category && { category, listing })),
  )
}

interface Question {
  readonly request: ListRequest
  readonly filters: readonly Filter[]
  /** Whether to read the category as well. */
  readonly hasCategory: boolean
}

interface List {
  readonly listing: ProductListing
  /** The category, not decoded yet. */
  readonly record: Untrusted<CategoryPageFragment> | undefined
}

type ListResult = Promise<Result<List, CommerceError>>

async function fetchList(client: CommerceClient, { request, filters, hasCategory }: Question): ListResult {
  const query = keepKnown(request.query, filters)
  const asked = { ...request, pageSize: Math.min(request.pageSize, MAX_LIMIT), query }
  const fetchPage = countFilters(query) > 0 ? fetchFiltered : fetchPlain
  const found = await fetchPage(client, { request: asked, filters, hasCategory })
  if (!found.ok) return found
  const { products, count } = found.value.listing
  const last = Math.ceil(count / asked.pageSize)
  if (products.length > 0 || count === 0 || last >= query.page) return found
  return fetchPage(client, { request: { ...asked, query: { ...query, page: last } }, filters, hasCategory })
}

function keepKnown(query: FilterQuery, filters: readonly Filter[]): FilterQuery {
  const attributes = filters.flatMap(({ id, values }) => {
    const known = query.attributes[id]?.filter((chosen) => values.some(({ value }) => value === chosen)) ?? []
    return known.length > 0 ? [[id, known] as const] : []
  })
  return { ...query, attributes: Object.fromEntries(attributes) }
}

/** The arguments that both calls of a list share. */
function toScope({ category, search }: ListRequest, hasCategory: boolean) {
  const scope = { categories: category === undefined ? undefined : [category], search }
  return hasCategory ? { ...scope, category, hasCategory } : scope
}

function fetchPlain(client: CommerceClient, question: Question): ListResult {
  const { request, hasCategory } = question
  const { locale, currency, pageSize, query } = request
  const page = { limit: pageSize, page: query.page, sort: ORDERS[query.sort] }
  return readListing(client, { locale, currency, ...page, ...toScope(request, hasCategory) }, question)
}

/** GraphQL has no `$filters`: REST returns the ids of the matching products, GraphQL their cards. */
async function fetchFiltered(client: CommerceClient, question: Question): ListResult {
  const { request, hasCategory } = question
  const { locale, currency, pageSize } = request
  const found = await fetchFilteredIds(client, request)
  if (!found.ok) return found
  const { ids, count } = found.value
  const shown = { limit: pageSize, page: 1, where: { id: { $in: ids } } }
  const variables = { locale, currency, ...shown, ...toScope(request, hasCategory) }
  return readListing(client, variables, { ...question, filtered: { ids, count } })
}

interface Filtered {
  /** Of one page, in the order of the list. */
  readonly ids: readonly string[]
  /** Products on all pages. */
  readonly count: number
}

async function fetchFilteredIds(
  client: CommerceClient,
  request: ListRequest,
): Promise<Result<Filtered, CommerceError>> {
  const { locale, currency, category, search, query, pageSize } = request
  const page = { limit: String(pageSize), page: String(query.page), sort: ORDERS[query.sort] }
  const answer = await client.read(
    {
      path: '/products',
      query: { ...page, search, 'categories[0]': category, ...toFilterFields(query) },
      locale,
      currency,
    },
    CALL,
  )
  return andThen(answer, (json) => {
    const list = toUntrusted<{
      readonly count: number
      readonly results: readonly { readonly id: string }[]
    }>(json)
    const count = parseCount(list?.count)
    if (count === undefined) return decodeError('/products', 'The answer holds no count')
    return ok({ count, ids: parseList(list?.results).flatMap(({ id }) => parseText(id) ?? []) })
  })
}

/** `$filters[price][0]=5`: bracketed names, as the service parses them. */
function toFilterFields({ price, categories, attributes }: FilterQuery): Readonly<Record<string, string>> {
  const lists = {
    ...attributes,
    ...(categories.length > 0 && { category: categories }),
    ...(price && { price: [String(price.min), String(price.max)] }),
  }
  const fields = Object.entries(lists).flatMap(([id, values]) =>
    values.map((value, index) => [`$filters[${id}][${index}]`, value] as const),
  )
  return Object.fromEntries(fields)
}

interface Reading extends Question {
  readonly filtered?: Filtered | undefined
}

async function readListing(
  client: CommerceClient,
  variables: GetListingQueryVariables,
  { request, filters, filtered }: Reading,
): ListResult {
  const answer = await client.query(GetListingDocument, variables, { ...CALL, optional: OPTIONAL })
  return andThen(answer, ({ products, cheapest, dearest, categories, categoryBySlug: record }) => {
    if (products === null || products === undefined)
      return decodeError('getListing', 'The answer holds no products')
    const found = toProductsPage(products, client)
    const ends = [cheapest, dearest].flatMap((end) => toProductPreviews(end, client))
    const links = toList(categories, { name: 'category', context: client, toItem: toCategoryLink })
    const shown = filtered === undefined ? found.products : toOrder(found.products, filtered.ids)
    const count = filtered?.count ?? found.count
    const listing = {
      products: shown,
      count,
      page: request.query.page,
      pageCount: Math.max(1, Math.ceil(count / request.pageSize)),
      filters,
      categories: links.map(({ slug, name }) => ({ value: slug, label: name, count: 0 })),
      price: getPriceRange([...ends, ...found.products]),
      isCounted: false,
    }
    return ok({ listing, record })
  })
}

function toOrder<P extends { readonly id: string }>(
  products: readonly P[],
  ids: readonly string[],
): readonly P[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
