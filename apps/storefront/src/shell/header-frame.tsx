'use client'

import '#shop/header-offset.css.ts'
import type { ReactNode } from 'react'
import { useHiddenByScroll } from '#shop/use-hidden-by-scroll.ts'
import { usePanels } from './panels.tsx'
import * as styles from './header-frame.css.ts'

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
    <>
      <div className={styles.scrim} data-open={openPanel === undefined ? undefined : true} />
      <header
        className={styles.header}
        data-site-header={isHidden && openPanel === undefined ? 'hidden' : 'shown'}
      >
        {children}
      </header>
    </>
  )
}
