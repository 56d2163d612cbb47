'use client'

import { useEffect } from 'react'
import { reportSearch } from './report-search.ts'

/** Reports the search that this page answers. */
export function SearchReport({ term }: { readonly term: string }) {
  useEffect(() => {
    if (term !== '') reportSearch(term)
  }, [term])
  return null
}
