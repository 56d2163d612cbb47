'use client'

import '#shop/notice-inset.css.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { ConsentContext } from './consent-context.ts'

export interface ConsentProviderProps {
  /** Where the shop explains its cookies. */
  readonly policyHref?: string | undefined
  readonly children: ReactNode
}

/** What the footer's link and the banner have in common. */
export function ConsentProvider({ policyHref, children }: ConsentProviderProps) {
  const [isOpen, setOpen] = useState(false)
  const preferences = useMemo(() => ({ policyHref, isOpen, setOpen }), [policyHref, isOpen])
  return <ConsentContext value={preferences}>{children}</ConsentContext>
}
