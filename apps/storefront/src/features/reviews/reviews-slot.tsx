'use client'

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LiveReviewsProps } from './live-reviews.tsx'

/** In an address: the visitor came to write. */
const WRITE_ID = 'write-review'

/** How far from the window the section's code is loaded. */
const NEAR = '600px'

export interface ReviewsSlotProps extends Omit<LiveReviewsProps, 'intent'> {
  /** The section as the server drew it. */
  readonly children: ReactNode
}

/** The server's section until it comes near the window or the address names it; then the interactive section replaces it. */
export function ReviewsSlot({ children, ...section }: ReviewsSlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<LiveReviewsProps>>()
  const [intent, setIntent] = useState<LiveReviewsProps['intent']>('read')
  const hadFocus = useRef(false)
  useEffect(() => {
    const start = (): void => {
      void import('./live-reviews.tsx').then(({ LiveReviews }) => {
        hadFocus.current = host.current?.contains(document.activeElement) ?? false
        setLive(() => LiveReviews)
      })
    }
    const read = (): void => {
      if (window.location.hash !== `#${WRITE_ID}`) return
      setIntent('write')
      start()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        start()
      },
      { rootMargin: NEAR },
    )
    if (host.current) observer.observe(host.current)
    read()
    window.addEventListener('hashchange', read)
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', read)
    }
  }, [])
  useLayoutEffect(() => {
    if (hadFocus.current) document.getElementById('reviews')?.focus({ preventScroll: true })
  }, [Live])
  return (
    <div ref={host} id={WRITE_ID}>
      {Live ? <Live {...section} intent={intent} /> : children}
    </div>
  )
}
