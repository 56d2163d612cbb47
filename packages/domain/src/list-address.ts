/** The address of a list: writing it, reading it, and its indexing by search engines. */

import { clearFilters, countFilters, type FilterQuery, parseFilterQuery, toFilterQuery } from './filters.ts'
import { RESERVED_FILTER_KEYS } from './filters/filter.ts'
import { type QueryInput, toPairs } from './filters/query.ts'

/** The products of a list that filters are applied to. Default: all products. */
export interface ListScope {
  /** Slug of a category. */
  readonly category?: string | undefined
  /** Words of a search. */
  readonly search?: string | undefined
}

export interface ListAddress {
  /** Path of the list, without a query. */
  readonly path: string
  /** Default: all products. */
  readonly scope?: ListScope | undefined
  readonly query: FilterQuery
}

/** Longest search in an address, in UTF-16 units; further letters say nothing more. */
const WORDS_MAX = 100

/** Address of a list with filters, order and page. The words of a search stay in it. */
export function toListAddress({ path, scope = {}, query }: ListAddress): string {
  const words = scope.search === undefined ? '' : `q=${toWords(scope.search)}`
  const fields = [words, toFilterQuery(query)].filter((part) => part !== '').join('&')
  return fields === '' ? path : `${path}?${fields}`
}

/** As a form writes them. */
function toWords(search: string): string {
  return encodeURIComponent(search.toWellFormed()).replaceAll('%20', '+')
}

/** The words of a search in an address' query, without outer blanks; empty without any. At most 100 letters. */
export function parseListWords(input: QueryInput): string {
  const words = toPairs(input).find(([name]) => name === 'q')?.[1] ?? ''
  return words.trim().slice(0, WORDS_MAX)
}

/**
 * Filters, order and page of an address in one spelling: lists that are equal have equal texts. `isFilter` says whether a
 * field that the address has is a filter of the catalogue: others, such as those of campaigns, are left out. Default: all
 * fields are filters.
 */
export function parseListQuery(
  input: QueryInput,
  isFilter: (id: string) => boolean = () => true,
): FilterQuery {
  const own = toPairs(input).filter(([name]) => RESERVED_FILTER_KEYS.includes(name) || isFilter(name))
  return toOneSpelling(parseFilterQuery(own))
}

/** The query in its one spelling: values and filters in the order of their letters. */
export function toOneSpelling({ attributes, categories, ...rest }: FilterQuery): FilterQuery {
  const sorted = Object.entries(attributes)
    .map(([id, values]) => [id, values.toSorted()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ...rest, categories: categories.toSorted(), attributes: Object.fromEntries(sorted) }
}

export interface ListIndexing {
  /** Whether search engines may show the page. They may follow its links either way. */
  readonly isIndexed: boolean
  /** Query of the canonical address, without `?`; empty for the list's own path. */
  readonly canonical: string
  /** The page that its title names; unset where the title is the list's own. */
  readonly titlePage?: number | undefined
}

export interface ListPage {
  /** The query as requested. */
  readonly query: FilterQuery
  /** The page that is shown: the last one where a later one was asked for. */
  readonly page: number
  /** Default: all products. */
  readonly scope?: ListScope | undefined
}

/**
 * How search engines may index a page of a list. Each page is indexed on its own, with its number in address and title.
 * Filtered and re-sorted lists repeat the same products and searches are personal: neither is indexed.
 */
export function getListIndexing({ query, page, scope = {} }: ListPage): ListIndexing {
  const isPlain = countFilters(query) === 0 && query.sort === 'popular' && scope.search === undefined
  if (!isPlain || page === 1) return { isIndexed: isPlain, canonical: '' }
  return { isIndexed: true, canonical: toFilterQuery({ ...clearFilters(query), page }), titlePage: page }
}
