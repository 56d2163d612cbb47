import { RESERVED_FILTER_KEYS } from '@sorrel/domain/filters'
import { proxy, subscribe } from 'valtio/vanilla'

/**
 * The URL that contains a list's filters, order and page, so that they can be linked, bookmarked and reached by "back".
 */
export interface ListAddressPort {
  /** The current query, without foreign fields; a leading `?` is allowed. Called only in a browser. */
  readonly read: () => string
  /** Writes the query: `push` adds a step to the history. Does not call listeners. */
  readonly write: (query: string, how: 'push' | 'replace') => void
  /**
   * Calls the listener when the address has changed by other means, such as the back button. Returns a function that
   * unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void
}

export interface HistoryAddressOptions {
  /**
   * Whether a field of the address is a filter of the list. Other fields, such as those of campaigns, stay in the address
   * as they are. Default: all fields are filters, except the words of a search.
   */
  readonly isFilter?: ((name: string) => boolean) | undefined
}

/** The address of the browser's window, by its History API. */
export function createHistoryAddress({ isFilter = () => true }: HistoryAddressOptions = {}): ListAddressPort {
  const isOwn = (name: string) => name !== 'q' && (RESERVED_FILTER_KEYS.includes(name) || isFilter(name))
  const pick = (isWanted: (name: string) => boolean) =>
    new URLSearchParams(
      [...new URLSearchParams(window.location.search)].filter(([name]) => isWanted(name)),
    ).toString()
  return {
    read: () => pick(isOwn),
    write: (query, how) => {
      const fields = [pick((name) => !isOwn(name)), query].filter((part) => part !== '').join('&')
      const { pathname, hash } = window.location
      const address = (fields === '' ? pathname : `${pathname}?${fields}`) + hash
      if (how === 'push') window.history.pushState(null, '', address)
      else window.history.replaceState(window.history.state, '', address)
    },
    subscribe: (listener) => {
      const { pathname } = window.location
      // Another path means another page, which replaces this list.
      const follow = () => window.location.pathname === pathname && listener()
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    },
  }
}

export interface MemoryAddress extends ListAddressPort {
  /** Reports a change of the URL, such as by a router. */
  readonly go: (query: string) => void
}

/** A URL that is kept elsewhere: by a router, which navigates in `onWrite` and calls `go`, or else in memory. */
export function createMemoryAddress(
  query = '',
  onWrite?: (query: string, how: 'push' | 'replace') => void,
): MemoryAddress {
  let now = query
  const told = proxy({ times: 0 })
  return {
    read: () => now,
    write: (next, how) => {
      now = next
      onWrite?.(next, how)
    },
    subscribe: (listener) => subscribe(told, () => listener(), true),
    go: (next) => {
      now = next
      told.times += 1
    },
  }
}
