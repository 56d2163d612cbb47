'use client'

import { parseRecentSearches, serializeRecentSearches } from '@sorrel/contracts/storage'
import { useState } from 'react'
import { toShopKey } from '#config/storage-key.ts'

const KEY = toShopKey('recent-searches')

export interface RecentSearches {
  /** Newest first. */
  readonly terms: readonly string[]
  readonly remember: (term: string) => void
  readonly clear: () => void
}

/** Searches made on this device. They are stored in the browser only. */
export function useRecentSearches(): RecentSearches {
  const [terms, setTerms] = useState(read)
  const write = (next: readonly string[]) => {
    const text = serializeRecentSearches(next)
    setTerms(parseRecentSearches(text))
    try {
      if (next.length === 0) window.localStorage.removeItem(KEY)
      else window.localStorage.setItem(KEY, text)
    } catch {
      // Browsers may refuse access to storage: the terms last as long as the page.
    }
  }
  return {
    terms,
    remember: (term) => term.trim() !== '' && write([term, ...read()]),
    clear: () => write([]),
  }
}

function read(): readonly string[] {
  try {
    return parseRecentSearches(window.localStorage.getItem(KEY))
  } catch {
    return []
  }
}
