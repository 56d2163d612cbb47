'use client'

import { useEffect } from 'react'

/** Records in this session's failure counter how the page's own call ended. Renders nothing. */
export function CountOutcome({ outcome }: { readonly outcome: 'failure' | 'success' }) {
  useEffect(() => {
    void import('#request/failures.ts').then(({ recordFailure, recordSuccess }) =>
      outcome === 'failure' ? recordFailure() : recordSuccess(),
    )
  }, [outcome])
  return null
}
