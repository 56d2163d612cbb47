'use client'

import type { ReactNode } from 'react'
import { classNames } from '../parts/root.ts'
import { ModalBody, ModalClose, ModalFrame, type ModalProps, ModalTitle } from '../parts/modal.tsx'
import * as overlay from '../parts/overlay.css.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './drawer.css.ts'

export interface DrawerProps extends ModalProps {
  /** `hidden` keeps the title for screen readers. @default 'shown' */
  readonly titleDisplay?: 'shown' | 'hidden'
  /** Content beside the title, such as a count. */
  readonly titleEnd?: ReactNode
  /** Edge it slides in from. `end` is right in left-to-right text. @default 'end' */
  readonly side?: keyof typeof styles.side
  /** Content between the title and the scrolling part. */
  readonly banner?: ReactNode
  readonly children: ReactNode
  /** A footer that stays in view while the rest scrolls. */
  readonly footer?: ReactNode
  /** `none` when the content has its own padding. @default 'md' */
  readonly padding?: keyof typeof styles.padding
}

/**
 * A panel that slides in from an edge: cart, filters, menu. It keeps the focus inside and stops the page from
 * scrolling.
 */
export function Drawer(props: DrawerProps) {
  const { title, titleDisplay = 'shown', titleEnd, closeLabel, side = 'end', ...others } = props
  const { banner, children, footer, padding = 'md', ...frame } = others
  return (
    <ModalFrame {...frame} part="drawer" names={classNames(styles.drawer, styles.side[side])}>
      <div className={styles.header} data-part="header">
        <div className={classNames(overlay.header, styles.headerRow)}>
          <div className={titleDisplay === 'hidden' ? hidden : styles.title}>
            <ModalTitle title={title} size="3xl" />
            {titleEnd}
          </div>
          <ModalClose closeLabel={closeLabel} onOpenChange={frame.onOpenChange} />
        </div>
        {banner && (
          <div className={styles.banner} data-part="banner">
            {banner}
          </div>
        )}
      </div>
      <ModalBody className={classNames(styles.body, styles.padding[padding])}>{children}</ModalBody>
      {footer && (
        <div className={classNames(overlay.footer, styles.footer)} data-part="footer">
          {footer}
        </div>
      )}
    </ModalFrame>
  )
}
