'use client'

import { useEffect } from 'react'
import { track } from './track.ts'

let last: string | undefined

/** Reports a search. The page that shows the same term in full is the same search. */
export function reportSearch(term: string): void {
  if (term === last) return
  last = term
  track({ type: 'search', term })
}

/** Reports the search that this page answers. */
export function SearchReport({ term }: { readonly term: string }) {
  useEffect(() => {
    if (term !== '') reportSearch(term)
  }, [term])
  return null
}
