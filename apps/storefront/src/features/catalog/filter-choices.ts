import {
  type FilterableProduct,
  type FilterQuery,
  getCategoryValues,
  getFilters,
  getListPrice,
  getPriceRange,
  isFilterChosen,
  parseFilterQuery,
  type PriceRange,
} from '@sorrel/domain/filters'

/** One value of a filter's group. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
}

/** Values of which any may match; its id is the key in the address. */
export interface FilterGroup {
  readonly id: string
  readonly name: string
  readonly choices: readonly FilterChoice[]
}

/** The price filter: its possible range and the chosen one. Major units. */
export interface PriceChoice {
  readonly bounds: PriceRange
  readonly chosen?: PriceRange | undefined
}

/** What a shopper may filter a list by, and which of it the address has chosen. */
export interface FilterChoices {
  readonly groups: readonly FilterGroup[]
  readonly price?: PriceChoice | undefined
}

/** A product reduced to what the filters compare, to count results in the browser. */
export interface FilterSample {
  readonly price: number
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly categories: readonly string[]
}

/** Key of the categories in the address. */
export const CATEGORY_KEY = 'category'

/**
 * The part of an address' query that this list knows. Unknown attributes, values and categories are left out, and so is
 * a price range that includes every product, which a form without script sends.
 */
export function parseListQuery(query: string, products: readonly FilterableProduct[]): FilterQuery {
  const found = dropWholeRange(parseFilterQuery(query, getFilters(products)), getPriceRange(products))
  const known = new Set(getCategoryValues(products).map(({ value }) => value))
  return { ...found, categories: found.categories.filter((slug) => known.has(slug)) }
}

/** Removes a price range that includes every product. */
export function dropWholeRange(query: FilterQuery, bounds: PriceRange | undefined): FilterQuery {
  const { price } = query
  const isWhole = price && bounds && price.min <= bounds.min && price.max >= bounds.max
  return isWhole ? { ...query, price: undefined } : query
}

export interface FilterChoicesOptions {
  readonly current: FilterQuery
  /** Title of the filter by category. Default: no such filter. */
  readonly categoryName?: string | undefined
}

/** The filters of a list. One with a single value is left out, since it would not narrow the list. */
export function getFilterChoices(
  products: readonly FilterableProduct[],
  { current, categoryName }: FilterChoicesOptions,
): FilterChoices {
  const attributes = getFilters(products).map(({ id, name, values }) => ({
    id,
    name,
    choices: values.map(({ value, label }) => ({
      value,
      label,
      isChosen: isFilterChosen(current, id, value),
    })),
  }))
  const categories = getCategoryValues(products).map(({ value, label }) => ({
    value,
    label,
    isChosen: current.categories.includes(value),
  }))
  const own =
    categoryName === undefined ? [] : [{ id: CATEGORY_KEY, name: categoryName, choices: categories }]
  const bounds = getPriceRange(products)
  return {
    groups: [...own, ...attributes].filter(({ choices }) => choices.length > 1),
    price: bounds && bounds.max > bounds.min ? { bounds, chosen: current.price } : undefined,
  }
}

/** A list as samples, in the same order. */
export function toFilterSamples(products: readonly FilterableProduct[]): readonly FilterSample[] {
  return products.map((product) => ({
    price: getListPrice(product),
    values: Object.fromEntries(
      product.attributes.filter(({ filterable }) => filterable).map(({ id, values }) => [id, values]),
    ),
    categories: product.categories.map(({ slug }) => slug),
  }))
}
