'use client'

import { useLayoutEffect, useState } from 'react'
import type { PageErrorProps } from './page-error.tsx'

/** What Next's code says of an error that it does not report on the console. See docs/next.md#ties-to-nexts-private-parts. */
const UNREPORTED = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'

/**
 * The reference of a page's failure. The server has logged the failure with it, so the shopper's console says nothing of
 * it; an error of the browser's own code has no reference and is reported.
 */
export function useFailureReference(error: PageErrorProps['error']): string | undefined {
  const [reference] = useState(error.digest)
  // Before the boundary around this part reports it: that comes after the layout effects of its parts.
  useLayoutEffect(() => {
    if (error.digest !== undefined) Object.assign(error, { digest: UNREPORTED })
  }, [error])
  return reference
}
