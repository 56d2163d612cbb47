'use client'

import type { AnchorProps } from '@sorrel/ui/link'
import Link from 'next/link'

/** The router's link. A client module of its own, so that a server component may hand it on. */
export function ShopLink(props: AnchorProps) {
  return <Link {...props} />
}
