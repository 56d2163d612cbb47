import { type FilterQuery, type PriceRange, toggleFilter, withPrice } from '../filters.ts'
import { type FilterChoices, toEnds } from './choices.ts'

/** A chosen value, with its text. */
export interface ActiveValue {
  /** The filter's. */
  readonly id: string
  readonly value: string
  readonly label: string
  /** The query that is left without it. */
  readonly rest: FilterQuery
}

/** The chosen price range, without an end that is open. */
export interface ActivePrice {
  readonly id: 'price'
  readonly range: Partial<PriceRange>
  readonly rest: FilterQuery
}

/** The active filters of a list, the price first; each with the address of the list without it. */
export function getActiveFilters(
  current: FilterQuery,
  { groups }: FilterChoices,
): readonly (ActivePrice | ActiveValue)[] {
  const values = groups.flatMap(({ id, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ id, value, label, rest: toggleFilter(current, id, value) })),
  )
  if (current.price === undefined) return values
  return [{ id: 'price', range: toEnds(current.price), rest: withPrice(current, undefined) }, ...values]
}
