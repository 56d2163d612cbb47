'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { body } from './overlay.css.ts'

export interface ScrollBodyProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The scrolling part of a panel. While there is something to scroll it takes the focus, so that keys can scroll it. */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isScrollable, setIsScrollable] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={classNames(body, className)} tabIndex={isScrollable ? 0 : undefined}>
      {children}
    </div>
  )
}
