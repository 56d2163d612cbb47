'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createMemoryAddress } from '../listing/address.ts'
import { createListStore, type ListActions, type ListStoreOptions } from '../listing/create-list-store.ts'
import type { ListState } from '../listing/state.ts'
import { useLatest } from './use-latest.ts'

/** A list and its changes. */
export type Listing<Failure> = ListState<Failure> & ListActions

/**
 * A list of products that follows the URL. On a server and until hydration it is `initial`, or pending. `fetch` and
 * `address` may change on every render. `request` is compared by its values: when one changes, the list starts again,
 * from the `initial` of that render. It follows the `address` with which it started.
 */
export function useListing<Failure>(options: ListStoreOptions<Failure>): Listing<Failure> {
  const { fetch, address, initial, categoryName, request } = options
  const { locale, currency, category, search, pageSize } = request
  const latest = useLatest({ fetch, address })
  const store = useMemo(
    () => {
      const memory = createMemoryAddress()
      const getAddress = () => latest.current.address ?? memory
      return createListStore<Failure>({
        fetch: (...call) => latest.current.fetch(...call),
        address: {
          read: () => getAddress().read(),
          write: (...entry) => getAddress().write(...entry),
          subscribe: (listener) => getAddress().subscribe(listener),
        },
        initial,
        categoryName,
        request: { locale, currency, category, search, pageSize },
      })
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new `initial` alone is an equal answer, made again
    [latest, categoryName, locale, currency, category, search, pageSize],
  )
  useEffect(() => store.connect(), [store])
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { ...store, ...state }
}
