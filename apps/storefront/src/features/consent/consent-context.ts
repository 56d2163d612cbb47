'use client'

import { createContext, use } from 'react'

/** The cookie preferences of a page. */
export interface CookiePreferences {
  /** Where the shop explains its cookies. */
  readonly policyHref?: string | undefined
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

export const ConsentContext = createContext<CookiePreferences | undefined>(undefined)

/** The cookie preferences. Throws outside a page. */
export function useCookiePreferences(): CookiePreferences {
  const preferences = use(ConsentContext)
  if (preferences === undefined) throw new Error('useCookiePreferences needs a ConsentProvider above it')
  return preferences
}
