'use client'

import type { ReactNode } from 'react'
import { Button } from '@sorrel/ui/button'
import { forgetFailures } from '#request/failures-cookie.ts'

export interface RefreshLinkProps {
  /** The page's own address. */
  readonly href: string
  readonly children: ReactNode
}

/** Opens a page anew and asks the service again, also in fallback mode: that somebody asks is worth a try. */
export function RefreshLink({ href, children }: RefreshLinkProps) {
  return (
    <Button href={href} onClick={forgetFailures}>
      {children}
    </Button>
  )
}
