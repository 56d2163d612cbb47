import { getPrice } from '../money.ts'
import type { ProductPreview } from '../product.ts'

/** The fields of a card that filters need. */
export type FilterableProduct = Pick<
  ProductPreview,
  | 'price'
  | 'sale'
  | 'salePrice'
  | 'origPrice'
  | 'prices'
  | 'currency'
  | 'purchaseOptions'
  | 'attributes'
  | 'categories'
  | 'name'
>

export interface PriceRange {
  readonly min: number
  readonly max: number
}

export interface FilterValue {
  /** As written in the page's address. */
  readonly value: string
  readonly label: string
  /** Products that carry it: see `ProductListing`. */
  readonly count: number
}

export interface Filter {
  /** Attribute id, also the key in the page's address. */
  readonly id: string
  readonly name: string
  readonly values: readonly FilterValue[]
}

/**
 * Orders a listing can be in: `popular` is the order the service gave, `newest` begins with the youngest product, `rating`
 * with the best rated one. Not every source knows all of them: see `getSorts`.
 */
export const SORTS = ['popular', 'newest', 'rating', 'price-asc', 'price-desc', 'name'] as const

export type Sort = (typeof SORTS)[number]

/** The listing state in the address of a page. */
export interface FilterQuery {
  /** Inclusive, in major units. */
  readonly price?: PriceRange | undefined
  /** Category slugs. */
  readonly categories: readonly string[]
  /** Attribute id to chosen values. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
  readonly sort: Sort
  /** From 1. */
  readonly page: number
}

export const EMPTY_FILTER_QUERY: FilterQuery = { categories: [], attributes: {}, sort: 'popular', page: 1 }

/** Keys of the address that are never attributes. */
export const RESERVED_FILTER_KEYS: readonly string[] = ['price', 'category', 'sort', 'page', 'q']

/**
 * The filterable attributes of a list with the values its products carry, in the order they first appear. An
 * attribute whose id is a reserved key of the address is left out.
 */
export function getFilters(products: readonly Pick<FilterableProduct, 'attributes'>[]): readonly Filter[] {
  const filters = new Map<string, { readonly name: string; readonly counts: Map<string, number> }>()
  for (const attribute of products.flatMap((product) => product.attributes)) {
    if (!attribute.filterable || RESERVED_FILTER_KEYS.includes(attribute.id)) continue
    const filter = filters.get(attribute.id) ?? { name: attribute.name, counts: new Map() }
    for (const value of new Set(attribute.values))
      filter.counts.set(value, (filter.counts.get(value) ?? 0) + 1)
    filters.set(attribute.id, filter)
  }
  return [...filters].flatMap(([id, { name, counts }]) => {
    const values = [...counts].map(([value, count]) => ({ value, label: value, count }))
    return values.length > 0 ? [{ id, name, values }] : []
  })
}

/** The categories of a list's products, by slug, in the order they first appear. */
export function getCategoryValues(
  products: readonly Pick<FilterableProduct, 'categories'>[],
): readonly FilterValue[] {
  const values = new Map<string, FilterValue>()
  for (const { name, slug } of products.flatMap((product) => product.categories)) {
    values.set(slug, { value: slug, label: name, count: (values.get(slug)?.count ?? 0) + 1 })
  }
  return [...values.values()]
}

/** As many digits as any store may give a currency. */
const FINEST_DECIMALS = 8

/**
 * The price a listing sorts and filters by: one unit, standard purchase, nothing chosen, in major units. A percentage is
 * not rounded to the currency's digits: prices are compared as they are.
 */
export function getListPrice(product: FilterableProduct): number {
  return getPrice(product, { decimals: FINEST_DECIMALS }).price
}

/** From the cheapest to the dearest of a list, widened to whole major units; undefined for an empty list. */
export function getPriceRange(products: readonly FilterableProduct[]): PriceRange | undefined {
  if (products.length === 0) return undefined
  const prices = products.map(getListPrice)
  return { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) }
}

/** The products that match: any of the values inside one attribute, every attribute, any category, the price range. */
export function applyFilters<P extends FilterableProduct>(
  products: readonly P[],
  query: FilterQuery,
): readonly P[] {
  return products.filter(
    (product) =>
      isInPriceRange(product, query.price) && isInCategory(product, query) && hasAttributes(product, query),
  )
}

function isInPriceRange(product: FilterableProduct, range: PriceRange | undefined): boolean {
  if (range === undefined) return true
  const price = getListPrice(product)
  return price >= range.min && price <= range.max
}

function isInCategory(product: FilterableProduct, { categories }: FilterQuery): boolean {
  return categories.length === 0 || product.categories.some((category) => categories.includes(category.slug))
}

function hasAttributes(product: FilterableProduct, { attributes }: FilterQuery): boolean {
  return Object.entries(attributes).every(([id, chosen]) => {
    if (chosen.length === 0) return true
    const own = product.attributes.find((attribute) => attribute.id === id && attribute.filterable)
    return own?.values.some((value) => chosen.includes(value)) ?? false
  })
}

/**
 * A sorted copy; equal products keep their order, and so do all by `newest` and `rating`, of which a card says nothing.
 * Names are compared by the rules of `locale`, BCP 47.
 */
export function sortProducts<P extends FilterableProduct>(
  products: readonly P[],
  order: { readonly sort: Sort; readonly locale?: string | undefined },
): readonly P[] {
  switch (order.sort) {
    case 'popular':
    case 'newest':
    case 'rating':
      return products
    case 'price-asc':
      return products.toSorted((left, right) => getListPrice(left) - getListPrice(right))
    case 'price-desc':
      return products.toSorted((left, right) => getListPrice(right) - getListPrice(left))
    case 'name': {
      const collator = new Intl.Collator(order.locale, { numeric: true })
      return products.toSorted((left, right) => collator.compare(left.name, right.name))
    }
  }
}
