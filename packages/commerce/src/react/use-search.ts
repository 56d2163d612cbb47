'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { createSearch, type SearchOptions, type SearchState } from '../search.ts'
import { useLatest } from './use-latest.ts'

export interface UseSearchOptions<Found extends object, Failure>
  extends Omit<SearchOptions<Found, Failure>, 'onChange'> {
  /** Called with each term that was searched, with or without results. */
  readonly onFound?: ((term: string) => void) | undefined
}

export interface SearchField<Found extends object, Failure> {
  /** As it is typed. */
  readonly term: string
  readonly setTerm: (term: string) => void
  readonly state: SearchState<Found, Failure>
}

/** A search while typing, which ends with its component. `find` and `onFound` may change on every render. */
export function useSearch<Found extends object, Failure>({
  find,
  onFound,
  pauseMs,
}: UseSearchOptions<Found, Failure>): SearchField<Found, Failure> {
  const [term, setTyped] = useState('')
  const [state, setState] = useState<SearchState<Found, Failure>>({ status: 'idle' })
  const latest = useLatest({ find, onFound })
  const search = useMemo(
    () =>
      createSearch<Found, Failure>({
        find: (...call) => latest.current.find(...call),
        onChange: (next) => {
          setState(next)
          if (next.status === 'found') latest.current.onFound?.(next.term)
        },
        pauseMs,
      }),
    [latest, pauseMs],
  )
  useEffect(() => search.stop, [search])
  const setTerm = useCallback(
    (next: string) => {
      setTyped(next)
      search.setTerm(next)
    },
    [search],
  )
  return { term, setTerm, state }
}
