import {
  type Filter,
  type FilterQuery,
  type FilterValue,
  OPEN_PRICE,
  type PriceRange,
  type ProductListing,
} from '../filters.ts'
import { CATEGORY_KEY, getChosenValues } from '../filters/query.ts'

/** One value of a filter's group. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
  /** Products of the list with this value under the other filters; unset where that is not known. */
  readonly count?: number | undefined
}

/** Values of which any may match; its id is the key in the address. */
export interface FilterGroup {
  readonly id: string
  readonly name: string
  readonly choices: readonly FilterChoice[]
}

/** The price filter: its possible range and the chosen one, without an end that is open. Major units. */
export interface PriceChoice {
  readonly bounds: PriceRange
  readonly chosen?: Partial<PriceRange> | undefined
}

/** The filters a shopper can choose from, and those that the address has chosen. */
export interface FilterChoices {
  readonly groups: readonly FilterGroup[]
  readonly price?: PriceChoice | undefined
}

/** The part of a listing that describes its filters. */
export type ListFilters = Pick<ProductListing, 'filters' | 'categories' | 'price' | 'isCounted'>

/** Most values of one filter, so that a page does not grow with the catalogue. Those of the most products are shown. */
export const CHOICES_MAX = 100

/** The query without a price range that includes every product: `bounds` is the range of the list, unset where it has none. */
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

/**
 * The filters of a list. Values that lead nowhere are left out, chosen ones never; a filter with a single value is left
 * out too, since it would not narrow the list.
 */
export function getFilterChoices(
  listing: ListFilters,
  { current, categoryName }: FilterChoicesOptions,
): FilterChoices {
  const { filters, categories, price: bounds, isCounted } = listing
  const toGroup = ({ id, name, values }: Filter, chosen: readonly string[]): FilterGroup => ({
    id,
    name,
    choices: getChoices(values, { chosen, isCounted }),
  })
  const attributes = filters.map((filter) => toGroup(filter, getChosenValues(current, filter.id)))
  const own =
    categoryName === undefined
      ? []
      : [toGroup({ id: CATEGORY_KEY, name: categoryName, values: categories }, current.categories)]
  return {
    groups: [...own, ...attributes].filter(
      ({ choices }) => choices.length > 1 || choices.some(({ isChosen }) => isChosen),
    ),
    price:
      bounds && (bounds.max > bounds.min || current.price)
        ? { bounds, chosen: current.price && toEnds(current.price) }
        : undefined,
  }
}

/** The ends of a range that are not open. */
export function toEnds({ min, max }: PriceRange): Partial<PriceRange> {
  return { ...(min > 0 && { min }), ...(max < OPEN_PRICE && { max }) }
}

interface ChoicesOptions {
  readonly chosen: readonly string[]
  readonly isCounted: boolean
}

/**
 * The filter's values and chosen values that the list lacks, labelled by their value. The largest counts come first,
 * equal ones by label. At most `CHOICES_MAX`.
 */
function getChoices(values: readonly FilterValue[], { chosen, isCounted }: ChoicesOptions) {
  const known = new Set(values.map(({ value }) => value))
  const others = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value, count: 0 }))
  const choices = [...values, ...others].map(({ value, label, count }): FilterChoice => {
    const choice = { value, label, isChosen: chosen.includes(value) }
    return isCounted ? { ...choice, count } : choice
  })
  return keepLargest(choices.filter(({ isChosen, count }) => isChosen || count !== 0)).toSorted(
    compareChoices,
  )
}

/** In one fixed language, so that server and browser agree. */
const compareChoices = (one: FilterChoice, other: FilterChoice): number =>
  (other.count ?? 0) - (one.count ?? 0) || one.label.localeCompare(other.label, 'en')

function keepLargest(choices: readonly FilterChoice[]): readonly FilterChoice[] {
  if (choices.length <= CHOICES_MAX) return choices
  const getRank = ({ isChosen, count = 0 }: FilterChoice) => (isChosen ? Number.POSITIVE_INFINITY : count)
  const kept = new Set(
    choices.toSorted((one, other) => getRank(other) - getRank(one) || 0).slice(0, CHOICES_MAX),
  )
  return choices.filter((choice) => kept.has(choice))
}
