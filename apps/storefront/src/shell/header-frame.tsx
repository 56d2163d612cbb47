'use client'

import '#platform/header-offset.css.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { usePanels } from './panels.tsx'
import { AT_TOP, watchScroll } from './scroll-direction.ts'
import * as styles from './header.css.ts'

export interface HeaderFrameProps {
  /** The merchant's setting; off keeps the header in sight. */
  readonly hideOnScroll: boolean
  readonly children: ReactNode
}

/** The bar itself: hides on the way down and shows on the way up, never under the focus or an open panel. */
export function HeaderFrame({ hideOnScroll, children }: HeaderFrameProps) {
  const isHidden = useHiddenByScroll(hideOnScroll)
  const { openPanel } = usePanels()
  return (
    <header
      className={styles.header}
      data-site-header={isHidden && openPanel === undefined ? 'hidden' : 'shown'}
    >
      {children}
    </header>
  )
}

function useHiddenByScroll(isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    let watch = AT_TOP
    const look = () => {
      watch = watchScroll(watch, window.scrollY)
      setHidden(watch.isHidden)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isOn])
  return isHidden
}
