'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { createSearch, type SearchState } from './create-search.ts'
import { reportSearch } from '#features/analytics/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { createFinder } from './find-products.ts'

/** The panel clears this long after it closed, so that it does not empty while it slides up. See docs/specification.md#search. */
const CLEAR_AFTER_MS = 300

/** As many as the panel's grid shows; the search page shows more. */
const RESULTS_MAX = 12

/** The search of one panel: its term, and what was found. */
export function useSearch(isOpen: boolean) {
  const { config } = useShop()
  const [term, setTypedTerm] = useState('')
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const onChange = useCallback((next: SearchState) => {
    setState(next)
    if (next.status === 'found') reportSearch(next.term)
  }, [])
  const search = useMemo(
    () => createSearch({ find: createFinder(config, RESULTS_MAX), onChange }),
    [config, onChange],
  )
  const setTerm = useCallback(
    (next: string) => {
      setTypedTerm(next)
      search.setTerm(next)
    },
    [search],
  )
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setTerm(''), CLEAR_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, setTerm])
  return { term, setTerm, state }
}
