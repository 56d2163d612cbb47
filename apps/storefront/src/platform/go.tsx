'use client'

import { createContext, use } from 'react'

/** How page code moves on. */
export interface Go {
  readonly to: (href: string) => void
  /** Reads the page's data again. */
  readonly refresh: () => void
}

/** Whole loads, where nobody offers better. */
const wholeLoads: Go = {
  to: (href) => window.location.assign(href),
  refresh: () => window.location.reload(),
}

export const GoContext = createContext<Go>(wholeLoads)

/** The application's way to move on; the browser's own where there is none above. */
export function useGo(): Go {
  return use(GoContext)
}
