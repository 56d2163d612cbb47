'use client'

import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { body } from './overlay.css.ts'
import { useScrollFocus } from './scroll-focus.ts'

export interface ScrollBodyProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The scrolling part of a panel. */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const ref = useRef<HTMLDivElement>(null)
  useScrollFocus(ref)
  return (
    <div ref={ref} className={classNames(body, className)}>
      {children}
    </div>
  )
}
