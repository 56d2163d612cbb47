'use client'

import '#shop/header-offset.css.ts'
import type { ReactNode } from 'react'
import { useHiddenByScroll } from '#shop/use-hidden-by-scroll.ts'
import * as styles from './account-shell.css.ts'

export interface AccountHeaderProps {
  /** The merchant's setting for the account; off keeps the header in sight. */
  readonly hideOnScroll: boolean
  readonly children: ReactNode
}

/** Logo and the way home. See docs/specification.md#account-layout. */
export function AccountHeader({ hideOnScroll, children }: AccountHeaderProps) {
  const isHidden = useHiddenByScroll(hideOnScroll)
  return (
    <header className={styles.header} data-surface="primary" data-site-header={isHidden ? 'hidden' : 'shown'}>
      <div className={styles.row}>{children}</div>
    </header>
  )
}
