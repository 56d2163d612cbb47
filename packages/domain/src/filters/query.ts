import {
  EMPTY_FILTER_QUERY,
  type Filter,
  type FilterQuery,
  type PriceRange,
  RESERVED_FILTER_KEYS,
  type Sort,
  SORTS,
} from './filter.ts'

/** An address' query: its text, its pairs (`URLSearchParams`), or a record as page frameworks hand it over. */
export type QueryInput =
  | string
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>

type Pair = readonly [string, string]

/** Upper end of a price range that is open, in major units: no price is above it. */
export const OPEN_PRICE = 999_999_999

/**
 * Reads `?price=min&price=max&{attribute}=v1&{attribute}=v2&category=slug&sort=price-asc&page=2`. Anything malformed
 * is left out: a price needs two numbers of at least 0 (given backwards they are turned), of which one may be empty for an
 * open end, a page a whole number from 1, a sort one of `SORTS`. With `filters`, attributes and values no product carries
 * are left out too.
 *
 * @example
 * ```ts
 * import { parseFilterQuery, toFilterQuery } from '@sorrel/domain/filters'
 *
 * const query = parseFilterQuery('?scent=lavender&sort=price-asc&page=-4')
 * console.log(query.attributes, query.sort, query.page) // { scent: [ 'lavender' ] } price-asc 1
 * console.log(toFilterQuery(query)) // scent=lavender&sort=price-asc
 * ```
 */
export function parseFilterQuery(input: QueryInput, filters?: readonly Filter[]): FilterQuery {
  const pairs = toPairs(input)
  const getAll = (key: string) => [
    ...new Set(pairs.flatMap(([name, value]) => (name === key && value ? [value] : []))),
  ]
  const keys = [...new Set(pairs.map(([key]) => key))].filter(
    (key) => key && !RESERVED_FILTER_KEYS.includes(key),
  )
  const attributes = keys.map((key) => [key, keepKnown(key, getAll(key), filters)] as const)
  const price = parsePrice(pairs.flatMap(([key, value]) => (key === 'price' ? [value] : [])))
  return {
    ...(price && { price }),
    categories: getAll('category'),
    attributes: Object.fromEntries(attributes.filter(([, values]) => values.length > 0)),
    sort: SORTS.find((sort) => sort === getAll('sort')[0]) ?? EMPTY_FILTER_QUERY.sort,
    page: parsePage(getAll('page')[0]),
  }
}

/** The inverse of `parseFilterQuery`, without `?`; empty when nothing is set. Defaults are left out. */
export function toFilterQuery(query: FilterQuery): string {
  const pairs: Pair[] = [
    ...(query.price ? [query.price.min, query.price.max] : []).map((bound): Pair => ['price', toEnd(bound)]),
    ...query.categories.map((slug): Pair => ['category', slug]),
    ...Object.entries(query.attributes).flatMap(([id, values]) => values.map((value): Pair => [id, value])),
    ...(query.sort === EMPTY_FILTER_QUERY.sort ? [] : [['sort', query.sort] as const]),
    ...(query.page > 1 ? [['page', String(query.page)] as const] : []),
  ]
  return pairs.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')
}

/** Key of the categories in the address: `toggleFilter` and its like take it for the id of a filter. */
export const CATEGORY_KEY = 'category'

/** Whether a value of an attribute, or under the id `category` a category, is chosen. */
export function isFilterChosen(query: FilterQuery, id: string, value: string): boolean {
  return getChosenValues(query, id).includes(value)
}

/** The query with a value of an attribute, or under the id `category` a category, turned over, on its first page. */
export function toggleFilter(query: FilterQuery, id: string, value: string): FilterQuery {
  const chosen = getChosenValues(query, id)
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  if (id === CATEGORY_KEY) return { ...query, categories: values, page: 1 }
  const others = Object.entries(query.attributes).filter(([key]) => key !== id)
  const own: [string, readonly string[]][] = values.length > 0 ? [[id, values]] : []
  return { ...query, attributes: Object.fromEntries([...others, ...own]), page: 1 }
}

/** The chosen values of an attribute, or under the id `category` the chosen categories. */
export function getChosenValues({ attributes, categories }: FilterQuery, id: string): readonly string[] {
  if (id === CATEGORY_KEY) return categories
  return Object.entries(attributes).find(([key]) => key === id)?.[1] ?? []
}

/** The query with another price range, or with none, on its first page. */
export function withPrice(query: FilterQuery, price: PriceRange | undefined): FilterQuery {
  return { ...query, price, page: 1 }
}

/** The query in another order, on its first page. */
export function withSort(query: FilterQuery, sort: Sort): FilterQuery {
  return { ...query, sort, page: 1 }
}

/** Another page of the same list, from 1. */
export function withPage(query: FilterQuery, page: number): FilterQuery {
  return { ...query, page }
}

/** The query without any filter, on its first page, in the same order. */
export function clearFilters(query: FilterQuery): FilterQuery {
  return { ...EMPTY_FILTER_QUERY, sort: query.sort }
}

/** How many filters are on: each chosen value, each category, and the price range as one. */
export function countFilters(query: FilterQuery): number {
  const values = Object.values(query.attributes).reduce((count, chosen) => count + chosen.length, 0)
  return values + query.categories.length + (query.price === undefined ? 0 : 1)
}

/** The fields of an address' query in their order. */
export function toPairs(input: QueryInput): readonly Pair[] {
  if (typeof input === 'string') return toTextPairs(input)
  if (isIterable(input)) return [...input]
  return Object.entries(input).flatMap(([key, value]) => {
    if (value === undefined) return []
    return (typeof value === 'string' ? [value] : value).map((one): Pair => [key, one])
  })
}

function isIterable(input: Exclude<QueryInput, string>): input is Iterable<Pair> {
  return Symbol.iterator in input
}

function toTextPairs(text: string): readonly Pair[] {
  const parts = text.replace(/^\?/, '').split('&')
  return parts.map((part) => {
    const end = part.indexOf('=')
    return end === -1 ? [decode(part), ''] : [decode(part.slice(0, end)), decode(part.slice(end + 1))]
  })
}

/** A broken escape counts as nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function keepKnown(
  id: string,
  values: readonly string[],
  filters: readonly Filter[] | undefined,
): readonly string[] {
  if (filters === undefined) return values
  const known = filters.find((filter) => filter.id === id)?.values ?? []
  return values.filter((value) => known.some((one) => one.value === value))
}

function toEnd(bound: number): string {
  return bound >= OPEN_PRICE ? '' : String(bound)
}

/** A form sends an empty text for an end that the shopper left open. */
function parsePrice(values: readonly string[]): PriceRange | undefined {
  const [low = '', high = ''] = values.map((value) => value.trim())
  if (values.length !== 2 || (low === '' && high === '')) return undefined
  const bounds = [low === '' ? 0 : Number(low), high === '' ? OPEN_PRICE : Number(high)]
  if (!bounds.every(isPrice)) return undefined
  return { min: Math.min(...bounds), max: Math.max(...bounds) }
}

function isPrice(value: number): boolean {
  return Number.isFinite(value) && value >= 0
}

function parsePage(value = ''): number {
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}
