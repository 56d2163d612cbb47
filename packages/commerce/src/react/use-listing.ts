'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createListStore, type ListActions, type ListStoreOptions } from '../listing/create-list-store.ts'
import type { ListState } from '../listing/state.ts'

/** A list and its changes. */
export type Listing<Failure> = ListState<Failure> & ListActions

/**
 * A list of products that follows the URL. On a server and until hydration it is `initial`, or pending. `fetch`,
 * `address` and `initial` must be the same objects on every render: if one changes, or `request` does, the list starts
 * again.
 */
export function useListing<Failure>(options: ListStoreOptions<Failure>): Listing<Failure> {
  const { fetch, address, initial, categoryName, request } = options
  const { locale, currency, category, search, pageSize } = request
  const store = useMemo(
    () =>
      createListStore({
        fetch,
        address,
        initial,
        categoryName,
        request: { locale, currency, category, search, pageSize },
      }),
    [fetch, address, initial, categoryName, locale, currency, category, search, pageSize],
  )
  useEffect(() => store.connect(), [store])
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return { ...store, ...state }
}
