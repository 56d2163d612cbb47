'use client'

import type { ReactNode } from 'react'
import { Button } from '@sorrel/ui/button'
import { forgetFailures } from '#request/failures-cookie.ts'

export interface RefreshLinkProps {
  /** The page's own address. */
  readonly href: string
  readonly children: ReactNode
}

/** Reloads a page and calls the service again, even in fallback mode, because the shopper explicitly requests it. */
export function RefreshLink({ href, children }: RefreshLinkProps) {
  return (
    <Button href={href} onClick={forgetFailures}>
      {children}
    </Button>
  )
}
