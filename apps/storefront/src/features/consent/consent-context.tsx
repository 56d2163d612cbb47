'use client'

import '#shop/notice-inset.css.ts'
import { createContext, type ReactNode, use, startTransition, useMemo, useState } from 'react'

/** The cookie preferences of a page. */
export interface CookiePreferences {
  /** Where the shop explains its cookies. */
  readonly policyHref?: string | undefined
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

const ConsentContext = createContext<CookiePreferences | undefined>(undefined)

export interface ConsentProviderProps extends Pick<CookiePreferences, 'policyHref'> {
  readonly children: ReactNode
}

/** Shares the cookie preferences between the footer's button and the banner. */
export function ConsentProvider({ policyHref, children }: ConsentProviderProps) {
  const [isOpen, setOpen] = useState(false)
  const preferences = useMemo(() => {
    // Without a transition, components whose code is still loading would be rendered again from scratch.
    const change = (next: boolean) => startTransition(() => setOpen(next))
    return { policyHref, isOpen, setOpen: change }
  }, [policyHref, isOpen])
  return <ConsentContext value={preferences}>{children}</ConsentContext>
}

/** The cookie preferences. Throws outside a page. */
export function useCookiePreferences(): CookiePreferences {
  const preferences = use(ConsentContext)
  if (preferences === undefined) throw new Error('useCookiePreferences needs a ConsentProvider above it')
  return preferences
}
