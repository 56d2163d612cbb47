'use client'

import type { AnchorProps } from '@sorrel/ui/link'
import { useRouter } from 'next/navigation'
import { type MouseEvent, useRef } from 'react'
import { isPrefetchable } from '#routing/prefetchable.ts'
import { savesData } from './saves-data.ts'

/**
 * A link that the router follows. It fetches a cached page ahead once the shopper shows interest: not for every link in
 * sight, nor for one that slides below a pointer at rest, nor where the browser saves data. The framework's own link does
 * more than that, in 3 KB of script on every page. A client module of its own, so that a server component may hand it on.
 */
export function ShopLink({ href, onClick, children, ...props }: AnchorProps) {
  const router = useRouter()
  const fetched = useRef('')
  const fetchAhead = () => {
    if (fetched.current === href || !isPrefetchable(href) || savesData()) return
    fetched.current = href
    router.prefetch(href)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isForRouter(event)) return
    event.preventDefault()
    router.push(href)
  }
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerMove={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
    >
      {children}
    </a>
  )
}

/** The browser itself follows links to elsewhere, and those that open in another tab or save a file. */
function isForRouter(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download, origin } = event.currentTarget
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
  const isHere = origin === location.origin && (target === '' || target === '_self') && download === ''
  return isHere && !isModified && !event.defaultPrevented
}
