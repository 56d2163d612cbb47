import { dropWholeRange } from '@sorrel/domain/filter-choices'
import {
  clearFilters,
  type FilterQuery,
  type ListRequest,
  parseFilterQuery,
  type PriceRange,
  type ProductListing,
  type Sort,
  toFilterQuery,
  toggleFilter,
  withPage,
  withPrice,
  withSort,
} from '@sorrel/domain/filters'
import { parseListQuery, toOneSpelling } from '@sorrel/domain/list-address'
import { createMemoryAddress, type ListAddressPort } from './address.ts'
import { createListState, type ListState, type ListStateBox } from './state.ts'
import type { Result } from '@sorrel/domain/result'

/**
 * How lists are loaded: from the catalogue index (`list` of `@sorrel/catalog/client` fits as it is), straight from the
 * service (`createServiceListTransport`), or in any other way. `signal` aborts when the answer is no longer needed.
 * Must not reject.
 */
export type ListTransport<Failure> = (
  request: ListRequest,
  call: { readonly signal?: AbortSignal | undefined },
) => Promise<Result<ProductListing, Failure>>

/** The list itself, without filters, order and page. */
export type ListRequestBase = Omit<ListRequest, 'query'>

/** An answer that exists before the store, such as that of a server render. */
export interface InitialList {
  readonly query: FilterQuery
  readonly listing: ProductListing
}

export interface ListStoreOptions<Failure> {
  readonly fetch: ListTransport<Failure>
  /** Which list. */
  readonly request: ListRequestBase
  /** Holds filters, order and page. Default: in memory. */
  readonly address?: ListAddressPort | undefined
  /** Default: the list is requested when the store is connected. */
  readonly initial?: InitialList | undefined
  /** Title of the filter by category. Default: no such filter. */
  readonly categoryName?: string | undefined
}

/** Changes of a list. Each adds a step to the history. */
export interface ListActions {
  /** Toggles a value of a filter; the id of the category filter is `category`. */
  readonly toggle: (id: string, value: string) => void
  /** Inclusive, in major units; undefined, or a range that includes everything, clears the filter. */
  readonly setPrice: (price: PriceRange | undefined) => void
  readonly setSort: (sort: Sort) => void
  /** From 1. */
  readonly setPage: (page: number) => void
  /** Clears all filters and keeps the order. */
  readonly clear: () => void
  /** Sets everything in one step, as a form does. */
  readonly setQuery: (query: FilterQuery) => void
  /** Requests the list again, such as after a failure. */
  readonly reload: () => void
}

export interface ListStore<Failure> extends ListActions {
  /** The same object until something changes. */
  readonly getState: () => ListState<Failure>
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Reads the address, loads its list and follows it. Returns a function that stops this and aborts the request in
   * flight.
   */
  readonly connect: () => () => void
}

/**
 * A list with filters, orders and pages that follow the URL. Only the newest request is in flight; its answer replaces
 * the list, so that late answers are ignored. A page after the last one becomes the last one, also in the URL.
 */
export function createListStore<Failure>(options: ListStoreOptions<Failure>): ListStore<Failure> {
  const { initial, address = createMemoryAddress(), categoryName } = options
  const box = createListState<Failure>(
    {
      query: initial?.query ?? parseFilterQuery(''),
      listing: initial?.listing,
      isPending: initial === undefined,
      error: undefined,
    },
    categoryName,
  )
  const { show, ask, stop } = createAsking({ ...options, address }, box)
  const { getState, subscribe } = box
  const wish = (change: (query: FilterQuery) => FilterQuery) => {
    const { query, listing } = getState()
    const next = toOneSpelling(dropWholeRange(change(query), listing?.price))
    if (toText(next) !== toText(query)) address.write(toText(next), 'push')
    show(next)
  }
  return {
    getState,
    subscribe,
    toggle: (id, value) => wish((query) => toggleFilter(query, id, value)),
    setPrice: (price) => wish((query) => withPrice(query, price)),
    setSort: (sort) => wish((query) => withSort(query, sort)),
    setPage: (page) => wish((query) => withPage(query, page)),
    clear: () => wish(clearFilters),
    setQuery: (query) => wish(() => query),
    reload: () => ask(getState().query),
    connect: () => {
      const follow = () => show(parseListQuery(address.read()))
      const unfollow = address.subscribe(follow)
      follow()
      return () => {
        unfollow()
        stop()
      }
    },
  }
}

function toText(query: FilterQuery): string {
  return toFilterQuery(toOneSpelling(query))
}

interface Asking {
  /** Shows the list of a query. A list that is already shown or requested is not requested again. */
  readonly show: (query: FilterQuery) => void
  readonly ask: (query: FilterQuery) => void
  readonly stop: () => void
}

type AskingOptions<Failure> = Pick<ListStoreOptions<Failure>, 'fetch' | 'request' | 'initial'> & {
  readonly address: ListAddressPort
}

function createAsking<Failure>(
  { fetch, request, initial, address }: AskingOptions<Failure>,
  { getState, set }: ListStateBox<Failure>,
): Asking {
  /** The query that the list answers. */
  let shown = initial && toText(initial.query)
  let running: AbortController | undefined
  const stop = () => {
    running?.abort()
    running = undefined
  }
  const take = (query: FilterQuery, listing: ProductListing) => {
    const answered = withPage(query, listing.page)
    shown = toText(answered)
    if (answered.page !== query.page) address.write(shown, 'replace')
    set({ query: answered, listing, isPending: false })
  }
  const send = async (query: FilterQuery, signal: AbortSignal) => {
    const answer = await fetch({ ...request, query }, { signal })
    if (signal.aborted) return
    running = undefined
    if (answer.ok) take(query, answer.value)
    else set({ isPending: false, error: answer.error })
  }
  const ask = (query: FilterQuery) => {
    stop()
    running = new AbortController()
    set({ query, isPending: true, error: undefined })
    void send(query, running.signal)
  }
  return {
    stop,
    ask,
    show: (query) => {
      const text = toText(query)
      const { query: wished, isPending, error } = getState()
      if (text !== shown) return running && text === toText(wished) ? undefined : ask(query)
      stop()
      const isShown = text === toText(wished) && !isPending && error === undefined
      return isShown ? undefined : set({ query, isPending: false, error: undefined })
    },
  }
}
