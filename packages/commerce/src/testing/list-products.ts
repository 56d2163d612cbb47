import { isRecord, parseList, parseNumber, parseText, parseTexts } from '@sorrel/contracts/untrusted'
import { toPlainText } from '@sorrel/domain/html'
import { getShownPrice, getPrice } from '@sorrel/domain/money'
import type { Product, ProductPreview } from '@sorrel/domain/product'

type AnyProduct = Product | ProductPreview

/** The arguments of a list: by GraphQL or, by REST, from the query. */
export interface ListQuestion {
  readonly page?: unknown
  readonly limit?: unknown
  /** `price asc`; without it the shop's own order. */
  readonly sort?: unknown
  readonly search?: unknown
  readonly category?: unknown
  readonly categories?: unknown
  /** Fields with a value, or with `$in`. Any other operator throws. */
  readonly where?: unknown
  /** Attribute ids, `category` or `price` (two amounts) with their values. */
  readonly filters?: Readonly<Record<string, readonly string[]>>
}

export interface ListPage<T> {
  readonly count: number
  readonly page: number
  readonly pageCount: number
  readonly results: readonly T[]
}

/** Products in a page where none is asked for. */
const DEFAULT_LIMIT = 15

/** One page of a list; a page after the last one is empty. */
export function toPage<T>(
  all: readonly T[],
  { page, limit }: Pick<ListQuestion, 'page' | 'limit'>,
): ListPage<T> {
  const size = parseNumber(limit) ?? DEFAULT_LIMIT
  const number = parseNumber(page) ?? 1
  return {
    count: all.length,
    page: number,
    pageCount: Math.max(1, Math.ceil(all.length / size)),
    results: all.slice((number - 1) * size, number * size),
  }
}

/** The products that a list holds, in its order. */
export function findProducts(products: readonly AnyProduct[], question: ListQuestion): readonly AnyProduct[] {
  const found = products.filter(
    (product) =>
      hasWords(product, question) &&
      isInCategory(product, question) &&
      matchesWhere(product, question.where) &&
      matchesFilters(product, question.filters ?? {}),
  )
  const [, field, direction] = /^(\w+) (asc|desc)$/.exec(parseText(question.sort) ?? '') ?? []
  if (field === undefined) return found
  const sign = direction === 'desc' ? -1 : 1
  return found.toSorted((one, other) => sign * compare(getField(one, field), getField(other, field)))
}

/** Every attribute of the products, with all of their values. */
export function getAttributes(products: readonly AnyProduct[]): readonly Readonly<Record<string, unknown>>[] {
  const byId = Map.groupBy(
    products.flatMap(({ attributes }) => attributes),
    ({ id }) => id,
  )
  return [...byId].map(([id, [first, ...others]]) => ({
    ...first,
    id,
    type: 'select',
    values: [...new Set([...(first?.values ?? []), ...others.flatMap(({ values }) => values)])],
  }))
}

/** The fields that conditions and orders may name; the shop knows no date. */
function getField(product: AnyProduct, field: string): unknown {
  switch (field) {
    case 'id':
    case 'slug':
    case 'currency':
    case 'tags':
      return product[field]
    case 'name':
      return product.name
    case 'price':
      return getShownPrice(getPrice(product, { decimals: 2 })).now.amount
    default:
      return undefined
  }
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return typeof one === 'string' && typeof other === 'string' ? one.localeCompare(other) : 0
}

function hasWords(product: AnyProduct, { search }: ListQuestion): boolean {
  const text = `${product.name} ${toPlainText(product.description)} ${product.tags.join(' ')}`.toLowerCase()
  const words = (parseText(search) ?? '').toLowerCase().split(/\s+/)
  return words.every((word) => text.includes(word))
}

function isInCategory(product: AnyProduct, { category, categories }: ListQuestion): boolean {
  const wanted = [...parseTexts(categories), ...parseTexts([category])]
  return wanted.length === 0 || product.categories.some(({ slug }) => wanted.includes(slug))
}

function matchesWhere(product: AnyProduct, where: unknown): boolean {
  if (!isRecord(where)) return true
  return Object.entries(where).every(([field, condition]) => {
    const value = getField(product, field)
    if (!isRecord(condition)) return value === condition
    const [operator] = Object.keys(condition)
    if (operator !== '$in') throw new Error(`The test shop does not know the condition ${operator}`)
    return parseList(condition.$in).includes(value)
  })
}

function matchesFilters(product: AnyProduct, filters: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(filters).every(([id, wanted]) => {
    if (id === 'price') return isBetween(getField(product, 'price'), wanted)
    if (id === 'category') return isInCategory(product, { categories: wanted })
    return product.attributes.some((attribute) => attribute.id === id && hasAny(attribute.values, wanted))
  })
}

const hasAny = (values: readonly string[], wanted: readonly string[]): boolean =>
  values.some((value) => wanted.includes(value))

function isBetween(price: unknown, [min, max]: readonly string[]): boolean {
  return typeof price === 'number' && price >= Number(min) && price <= Number(max)
}
