import { dropWholeRange, type FilterChoices, getFilterChoices } from '@sorrel/domain/filter-choices'
import type { FilterQuery, ProductListing } from '@sorrel/domain/filters'
import { createState } from '../state/create-state.ts'

/** A list as the page shows it. */
export interface ListState<Failure> {
  /** The requested filters, order and page. */
  readonly query: FilterQuery
  /**
   * The last answer: products, their number, pages. It is kept while the next one is in flight and after a failure.
   * Undefined before the first one.
   */
  readonly listing: ProductListing | undefined
  /** The filters with the selection of `query`; the counts are those of the last answer. */
  readonly choices: FilterChoices
  /** The answer to `query` has not arrived or was not requested yet. */
  readonly isPending: boolean
  /** Why `query` was not answered. */
  readonly error: Failure | undefined
}

export type ListFacts<Failure> = Omit<ListState<Failure>, 'choices'>

export interface ListStateBox<Failure> {
  /** The same object until something changes. */
  readonly getState: () => ListState<Failure>
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (facts: Partial<ListFacts<Failure>>) => void
}

/** `categoryName` is the title of the filter by category; without one there is no such filter. */
export function createListState<Failure>(
  facts: ListFacts<Failure>,
  categoryName: string | undefined,
): ListStateBox<Failure> {
  const { getState, subscribe, set } = createState<ListState<Failure>>({
    ...facts,
    choices: toChoices(facts, categoryName),
  })
  return {
    getState,
    subscribe,
    set: (changes) => {
      const state = getState()
      const next = { ...state, ...changes }
      const hasSameChoices = next.listing === state.listing && next.query === state.query
      set(hasSameChoices ? next : { ...next, choices: toChoices(next, categoryName) })
    },
  }
}

function toChoices(
  { listing, query }: Pick<ListFacts<unknown>, 'listing' | 'query'>,
  categoryName: string | undefined,
): FilterChoices {
  if (listing === undefined) return { groups: [] }
  return getFilterChoices(listing, { current: dropWholeRange(query, listing.price), categoryName })
}
