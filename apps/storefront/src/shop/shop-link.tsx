'use client'

import type { AnchorProps } from '@sorrel/ui/link'
import Link from 'next/link'
import { useState } from 'react'

/**
 * The router's link. It fetches the page ahead once the shopper shows interest, not for every link in sight. A client
 * module of its own, so that a server component may hand it on.
 */
export function ShopLink(props: AnchorProps) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  )
}
