import { RESERVED_FILTER_KEYS } from '@sorrel/domain/filters'
import { proxy, subscribe } from 'valtio/vanilla'

/** The address that holds a list's filters, order and page, so that they can be linked, kept and gone back to. */
export interface ListAddressPort {
  /** The current query, without fields of others; a leading `?` is allowed. Called in a browser alone. */
  readonly read: () => string
  /** Writes it: `push` for a step that one can go back from. Calls no listener. */
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
      // Another path is another page, which replaces this list.
      const follow = () => window.location.pathname === pathname && listener()
      window.addEventListener('popstate', follow)
      return () => window.removeEventListener('popstate', follow)
    },
  }
}

export interface MemoryAddress extends ListAddressPort {
  /** Says that the address has changed, such as by a router. */
  readonly go: (query: string) => void
}

/** An address that is kept elsewhere: by a router, whose `onWrite` navigates and who calls `go`; without one in memory. */
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
