import { parseCount } from '@sorrel/contracts/untrusted'
import type { ProductPreview } from '@sorrel/domain/product'
import { ok, type Result } from '@sorrel/domain/result'
import type { CallOptions, CommerceClient, CommerceDocument } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  AddInvoiceItemFirstProductsDocument,
  GetAllProductsDocument,
  GetAllProductsOptimizedDocument,
  GetFilteredProductsDocument,
  GetFilteredSortedProductsDocument,
  GetProductsCountDocument,
  GetProductsPaginatedDocument,
  SearchProductsDocument,
  type SearchProductsQuery,
} from '../generated/catalog/graphql.ts'
import { LISTING_BUDGET_MS } from '../transport/budgets.ts'
import { andThen, decodeError, getOperationName } from '../wire/decode.ts'
import { fetchPages } from './fetch-pages.ts'
import { toProductsPage, type ProductsPage } from './to-product-preview.ts'

/** Products of a listing's page. See docs/specification.md#category-page. */
const LISTING_LIMIT = 25
/** The service's maximum page size. */
export const MAX_LIMIT = 100

/** The currency and language of an answer. */
export interface Audience {
  /** ISO 4217. Without it, the session's or the store's. */
  readonly currency?: string | undefined
  readonly locale?: string | undefined
}

/** A condition of the service: field names to values or operators (`{ price: { $lt: 20 } }`). */
export type Where = Readonly<Record<string, unknown>>

type PageResult = Promise<Result<ProductsPage, CommerceError>>

/** All listings query the same page of products. */
type Listing = Pick<SearchProductsQuery, 'products'>

interface PageRequest<V extends object> {
  readonly document: CommerceDocument<Listing, V>
  readonly variables: V
  readonly call?: CallOptions
}

async function fetchPage<V extends object>(client: CommerceClient, request: PageRequest<V>): PageResult {
  const call = { budgetMs: LISTING_BUDGET_MS, ...request.call }
  const answer = await client.query(request.document, request.variables, call)
  return andThen(answer, ({ products }) =>
    products === null || products === undefined
      ? decodeError(getOperationName(request.document), 'The answer holds no products')
      : ok(toProductsPage(products, client)),
  )
}

export interface ProductsPageArgs extends Audience {
  /** 1 to 100; default 25. */
  readonly limit?: number | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** `"{field} asc|desc"`, as `popularity desc`. */
  readonly sort?: string | undefined
  readonly where?: Where | undefined
  /** Slug of a category, without its subcategories. */
  readonly category?: string | undefined
  /** Slugs of categories, including their subcategories. */
  readonly categories?: readonly string[] | undefined
  readonly search?: string | undefined
}

/** One page of a listing. */
export function fetchProductsPage(client: CommerceClient, args: ProductsPageArgs): PageResult {
  const limit = Math.min(args.limit ?? LISTING_LIMIT, MAX_LIMIT)
  const categories = args.categories && [...args.categories]
  const variables = { ...args, categories, limit, page: args.page ?? 1, where: args.where ?? {} }
  return fetchPage(client, { document: GetProductsPaginatedDocument, variables })
}

/** Every product, page by page; of one category where one is named. */
export function fetchAllProducts(
  client: CommerceClient,
  { currency, locale, category }: Audience & { readonly category?: string | undefined },
): Promise<Result<readonly ProductPreview[], CommerceError>> {
  return fetchPages(async (page) => {
    const variables = { currency, locale, category, page, limit: MAX_LIMIT }
    const result = await fetchPage(client, { document: GetAllProductsDocument, variables })
    return andThen(result, ({ products, pageCount }) => ok({ items: products, pageCount }))
  })
}

/** Products 25 at a time, for a first screen. */
export function fetchFirstProducts(
  client: CommerceClient,
  { currency, locale, page = 1 }: Audience & { readonly page?: number },
): PageResult {
  const variables = { currency, locale, page, limit: LISTING_LIMIT }
  return fetchPage(client, { document: GetAllProductsOptimizedDocument, variables })
}

/** How many products there are. */
export async function fetchProductsCount(
  client: CommerceClient,
  { where = {}, category }: { readonly where?: Where; readonly category?: string } = {},
): Promise<Result<number, CommerceError>> {
  const answer = await client.query(GetProductsCountDocument, { where, category })
  return andThen(answer, ({ products }) => {
    const count = parseCount(products?.count)
    return count === undefined ? decodeError('getProductsCount', 'The answer holds no count') : ok(count)
  })
}

export interface SearchArgs extends Audience {
  /** Words that a product must contain, all of them; an empty term finds everything. */
  readonly searchTerm: string
  readonly limit?: number | undefined
  readonly page?: number | undefined
  /** Aborts a search that a newer one replaces. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Products that contain every word of the term.
 *
 * @example
 * ```ts
 * import { searchProducts } from '@sorrel/commerce/catalog'
 * import { createFakeClient } from '@sorrel/commerce/testing'
 *
 * const soap = { id: 'p1', slug: 'oat-soap', name: 'Oat soap', price: 6.5, currency: 'GBP' }
 * const client = createFakeClient({ searchProducts: () => ({ data: { products: { count: 1, results: [soap] } } }) })
 * const found = await searchProducts(client, { searchTerm: 'soap' })
 * console.log(found.ok && found.value.products.map((product) => product.name)) // [ 'Oat soap' ]
 * ```
 */
export function searchProducts(client: CommerceClient, { signal, ...args }: SearchArgs): PageResult {
  const variables = { ...args, limit: Math.min(args.limit ?? LISTING_LIMIT, MAX_LIMIT), page: args.page ?? 1 }
  return fetchPage(client, {
    document: SearchProductsDocument,
    variables,
    call: { signal, budgetMs: undefined },
  })
}

export interface FilteredArgs extends Audience {
  readonly filter: Where
  readonly sort?: string | undefined
  /** Default 20. */
  readonly limit?: number | undefined
  readonly page?: number | undefined
}

/** Products that match a condition. */
export function fetchFilteredProducts(client: CommerceClient, { sort, ...args }: FilteredArgs): PageResult {
  const variables = { ...args, limit: Math.min(args.limit ?? 20, MAX_LIMIT) }
  if (sort === undefined) {
    return fetchPage(client, { document: GetFilteredProductsDocument, variables })
  }
  return fetchPage(client, { document: GetFilteredSortedProductsDocument, variables: { ...variables, sort } })
}

/** Ten products to offer for a subscription's next delivery. */
export function fetchInvoiceItemProducts(client: CommerceClient, audience: Audience): PageResult {
  return fetchPage(client, { document: AddInvoiceItemFirstProductsDocument, variables: { ...audience } })
}
