'use client'

import { useEffect } from 'react'

/** Tells this session's failure counter how the page's own call ended. Draws nothing. */
export function CountAnswer({ outcome }: { readonly outcome: 'failure' | 'success' }) {
  useEffect(() => {
    void import('./failure-memory.ts').then(({ recordFailure, recordSuccess }) =>
      outcome === 'failure' ? recordFailure() : recordSuccess(),
    )
  }, [outcome])
  return null
}
