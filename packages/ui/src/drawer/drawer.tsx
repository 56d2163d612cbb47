'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import {
  Dialog as AriakitDialog,
  DialogHeading,
  type DialogProps as AriakitDialogProps,
} from '@ariakit/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import { size as headingSize, heading } from '../heading/heading.css.ts'
import { closeIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { loopFocus } from '../parts/focus-loop.ts'
import * as overlay from '../parts/overlay.css.ts'
import { ScrollBody } from '../parts/scroll-body.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './drawer.css.ts'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** `hidden` keeps the title for screen readers. Default `shown`. */
  readonly titleDisplay?: 'shown' | 'hidden'
  /** Beside the title, such as a count. */
  readonly titleEnd?: ReactNode
  readonly closeLabel: string
  /** Edge it slides in from. Default `end`: right in left-to-right text. */
  readonly side?: keyof typeof styles.side
  /** Between the title and the scrolling part. */
  readonly banner?: ReactNode
  readonly children: ReactNode
  /** A footer that stays in view while the rest scrolls. */
  readonly footer?: ReactNode
  /** `none` when the content has its own padding. Default `inset`. */
  readonly padding?: 'inset' | 'none'
  readonly initialFocus?: AriakitDialogProps['initialFocus']
  readonly finalFocus?: AriakitDialogProps['finalFocus']
}

/**
 * A panel that slides in from an edge: cart, filters, menu. It keeps the focus inside and stops the page from
 * scrolling.
 */
export function Drawer(props: DrawerProps) {
  const {
    open,
    onClose,
    title,
    titleDisplay = 'shown',
    titleEnd,
    closeLabel,
    side = 'end',
    ...others
  } = props
  const { banner, children, footer, padding = 'inset', initialFocus, finalFocus } = others
  return (
    <AriakitDialog
      open={open}
      onClose={onClose}
      unmountOnHide
      onKeyDown={loopFocus}
      initialFocus={initialFocus}
      finalFocus={finalFocus}
      backdrop={<div className={overlay.backdrop} />}
      className={classNames(overlay.paper, styles.drawer, styles.side[side])}
    >
      <header className={styles.header}>
        <div className={classNames(overlay.header, styles.headerRow)}>
          <div className={titleDisplay === 'hidden' ? hidden : styles.title}>
            <HeadingLevel>
              <DialogHeading className={classNames(heading, headingSize['3xl'])}>{title}</DialogHeading>
            </HeadingLevel>
            {titleEnd}
          </div>
          <span className={overlay.headerEnd}>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </span>
        </div>
        {banner && <div className={styles.banner}>{banner}</div>}
      </header>
      <ScrollBody className={padding === 'inset' ? styles.inset : undefined}>{children}</ScrollBody>
      {footer && <footer className={classNames(overlay.footer, styles.footer)}>{footer}</footer>}
    </AriakitDialog>
  )
}
