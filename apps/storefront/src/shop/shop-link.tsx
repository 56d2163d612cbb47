'use client'

import type { AnchorProps } from '@sorrel/ui/link'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { isPrefetchable, savesData } from '#request/prefetchable.ts'

/**
 * A link that the router follows. It prefetches a cached page once the shopper shows interest: not for every visible
 * link, nor for one that scrolls under a resting pointer, nor where the browser saves data. A client module of its own,
 * so that a server component can pass it on.
 */
export function ShopLink({ href, ...props }: AnchorProps) {
  const router = useRouter()
  const fetched = useRef('')
  const fetchAhead = () => {
    if (fetched.current === href || !isPrefetchable(href) || savesData()) return
    fetched.current = href
    router.prefetch(href)
  }
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      onPointerMove={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
    />
  )
}
