import type { CatalogClient } from '@sorrel/catalog/client'
import { type ListRequest, parseFilterQuery, type ProductListing } from '@sorrel/domain/filters'
import type { ProductPreview } from '@sorrel/domain/product'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { LoggedFailure } from '@sorrel/i18n/reference'
import type { FoundProducts, SearchInstead } from './found-products.ts'

type Answer<T> = Promise<Result<T, LoggedFailure>>

/** Where products are searched, and for whom. */
export interface SearchSources extends Pick<ListRequest, 'locale' | 'currency'> {
  /** The catalogue index; undefined if the shop has none. Resolves to undefined while the index cannot answer yet. */
  readonly openCatalog?: (() => Promise<Pick<CatalogClient, 'suggest' | 'list'> | undefined>) | undefined
  /** The commerce service's own search. An empty text returns the first products of its list. */
  readonly searchService: (
    search: string,
    limit: number,
    signal?: AbortSignal,
  ) => Answer<{ readonly products: readonly ProductPreview[]; readonly count: number }>
}

export interface SearchRequest {
  readonly search: string
  /** Most products of the answer. */
  readonly limit: number
  readonly signal?: AbortSignal | undefined
}

type FoundCards = Pick<FoundProducts, 'products' | 'ratings' | 'count'>

/** Finds products by words, or the first products without words: by the index, or else by the commerce service. */
export async function findProducts(sources: SearchSources, request: SearchRequest): Answer<FoundCards> {
  const listing = await listInCatalog(sources, request)
  return listing ? ok(listing) : sources.searchService(request.search, request.limit, request.signal)
}

/**
 * Suggestions for the beginning of a search. The service, which answers in place of a missing index, has neither terms
 * nor spelling corrections. Where nothing is found, best sellers and categories are offered. See
 * docs/specification.md#search.
 */
export async function suggestProducts(sources: SearchSources, request: SearchRequest): Answer<FoundProducts> {
  const { openCatalog, searchService, locale, currency } = sources
  const { search, limit, signal } = request
  const catalog = await openCatalog?.()
  const known = await catalog?.suggest({ locale, currency, search, limit }, { signal })
  const found = known?.ok ? known : await searchService(search, limit, signal)
  // Only the index's failure is in our own log.
  if (!found.ok) return err(known?.ok === false ? known.error : found.error)
  const nothing = { terms: [], categories: [] }
  if (found.value.count > 0) return ok({ ...nothing, ...found.value })
  return ok({ ...nothing, ...found.value, instead: await findInstead(sources, signal) })
}

/** Best sellers and categories that are offered where nothing was found. */
const INSTEAD_PRODUCTS = 4
/** First products whose categories are compared. */
const INSTEAD_SAMPLE = 24
const INSTEAD_CATEGORIES = 6

/** Best sellers and categories: offered by a search without results or without words. */
export async function findInstead(
  sources: SearchSources,
  signal?: AbortSignal,
): Promise<SearchInstead | undefined> {
  const request = { search: '', limit: INSTEAD_SAMPLE, signal }
  const listing = await listInCatalog(sources, request)
  if (listing) return toInstead(listing)
  const found = await sources.searchService('', INSTEAD_PRODUCTS, signal)
  return found.ok ? { products: found.value.products, categories: [] } : undefined
}

async function listInCatalog(
  { openCatalog, locale, currency }: SearchSources,
  { search, limit, signal }: SearchRequest,
): Promise<ProductListing | undefined> {
  const catalog = await openCatalog?.()
  const query = parseFilterQuery('')
  const words = search === '' ? {} : { search }
  const listing = await catalog?.list({ locale, currency, ...words, query, pageSize: limit }, { signal })
  return listing?.ok ? listing.value : undefined
}

/**
 * Suggestions from a list of all products: its first products, and the categories that most of them belong to. The
 * largest category may not interest anybody.
 */
export function toInstead({ products, ratings, categories }: ProductListing): SearchInstead {
  const links = products.flatMap((product) => product.categories)
  const getWeight = (slug: string) => links.filter((link) => link.slug === slug).length
  const largest = categories
    .toSorted((one, other) => getWeight(other.value) - getWeight(one.value) || other.count - one.count)
    .slice(0, INSTEAD_CATEGORIES)
  return {
    products: products.slice(0, INSTEAD_PRODUCTS),
    ratings,
    categories: largest.map(({ value, label }) => ({ slug: value, name: label })),
  }
}
