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

/** The price filter: where it may run, and where it stands. Major units. */
export interface PriceChoice {
  readonly bounds: PriceRange
  readonly chosen?: PriceRange | undefined
}

/** What a shopper may filter a list by, and what is chosen in the address. */
export interface FilterChoices {
  readonly groups: readonly FilterGroup[]
  readonly price?: PriceChoice | undefined
}

/** A product reduced to what the filters look at, to count results in the browser. */
export interface FilterSample {
  readonly price: number
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly categories: readonly string[]
}

/** Key of the categories in the address. */
export const CATEGORY_KEY = 'category'

/**
 * The address' query as far as this list can follow it: unknown attributes, values and categories are left out, and so
 * is a price range that holds every product, as a form without script sends it.
 */
export function getAskedQuery(query: string, products: readonly FilterableProduct[]): FilterQuery {
  const asked = parseFilterQuery(query, getFilters(products))
  const bounds = getPriceRange(products)
  const known = new Set(getCategoryValues(products).map(({ value }) => value))
  return {
    ...asked,
    price: isWholeRange(asked.price, bounds) ? undefined : asked.price,
    categories: asked.categories.filter((slug) => known.has(slug)),
  }
}

function isWholeRange(price: PriceRange | undefined, bounds: PriceRange | undefined): boolean {
  return price !== undefined && bounds !== undefined && price.min <= bounds.min && price.max >= bounds.max
}

export interface FilterChoicesOptions {
  readonly asked: FilterQuery
  /** Title of the categories' group; without it a list is not filtered by category. */
  readonly categoryName?: string | undefined
}

/** The groups of a list's filters; one with a single value would not tell products apart and is left out. */
export function getFilterChoices(
  products: readonly FilterableProduct[],
  { asked, categoryName }: FilterChoicesOptions,
): FilterChoices {
  const attributes = getFilters(products).map(({ id, name, values }) => ({
    id,
    name,
    choices: values.map(({ value, label }) => ({ value, label, isChosen: isFilterChosen(asked, id, value) })),
  }))
  const categories = getCategoryValues(products).map(({ value, label }) => ({
    value,
    label,
    isChosen: asked.categories.includes(value),
  }))
  const own =
    categoryName === undefined ? [] : [{ id: CATEGORY_KEY, name: categoryName, choices: categories }]
  const bounds = getPriceRange(products)
  return {
    groups: [...own, ...attributes].filter(({ choices }) => choices.length > 1),
    price: bounds && bounds.max > bounds.min ? { bounds, chosen: asked.price } : undefined,
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
