'use client'

import { useCallback, useMemo, useState } from 'react'
import { createSearch, type SearchOptions, type SearchState } from '../search.ts'

export interface UseSearchOptions<Found extends object, Failure>
  extends Omit<SearchOptions<Found, Failure>, 'onChange'> {
  /** Called with each term that was searched, with or without results. Must be the same function on every render. */
  readonly onFound?: ((term: string) => void) | undefined
}

export interface SearchField<Found extends object, Failure> {
  /** As it is typed. */
  readonly term: string
  readonly setTerm: (term: string) => void
  readonly state: SearchState<Found, Failure>
}

/** A search while typing. `find` must be the same function on every render: if it changes, the search starts again. */
export function useSearch<Found extends object, Failure>({
  find,
  onFound,
  pauseMs,
}: UseSearchOptions<Found, Failure>): SearchField<Found, Failure> {
  const [term, setTyped] = useState('')
  const [state, setState] = useState<SearchState<Found, Failure>>({ status: 'idle' })
  const search = useMemo(() => {
    const onChange = (next: SearchState<Found, Failure>) => {
      setState(next)
      if (next.status === 'found') onFound?.(next.term)
    }
    return createSearch({ find, onChange, pauseMs })
  }, [find, onFound, pauseMs])
  const setTerm = useCallback(
    (next: string) => {
      setTyped(next)
      search.setTerm(next)
    },
    [search],
  )
  return { term, setTerm, state }
}
