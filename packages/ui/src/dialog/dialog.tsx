'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import {
  Dialog as AriakitDialog,
  DialogDescription,
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
import { description as descriptionStyle } from '../parts/field.css.ts'
import * as styles from './dialog.css.ts'

export interface DialogProps {
  readonly open: boolean
  /** Called by Escape, a click outside the dialog or the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  readonly closeLabel: string
  readonly children?: ReactNode
  /** Buttons: the main one last. */
  readonly actions?: ReactNode
  /** 432, 576 or 896 px from 640 px on; a sheet at the lower edge below. Default `md`. */
  readonly size?: keyof typeof styles.size
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly initialFocus?: AriakitDialogProps['initialFocus']
  readonly finalFocus?: AriakitDialogProps['finalFocus']
}

/**
 * A window above the page. It keeps the focus inside, stops the page from scrolling, and returns the focus when it
 * closes.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    closeLabel,
    children,
    actions,
    size = 'md',
    role,
    ...focus
  } = props
  return (
    <AriakitDialog
      {...focus}
      open={open}
      onClose={onClose}
      unmountOnHide
      onKeyDown={loopFocus}
      role={role}
      backdrop={<div className={overlay.backdrop} />}
      className={classNames(overlay.paper, styles.dialog, styles.size[size])}
    >
      <header className={classNames(overlay.header, styles.header)}>
        <div className={overlay.headerTextBlock}>
          <HeadingLevel>
            <DialogHeading className={classNames(heading, headingSize['2xl'])}>{title}</DialogHeading>
          </HeadingLevel>
          {description && <DialogDescription className={descriptionStyle}>{description}</DialogDescription>}
        </div>
        <span className={overlay.headerEnd}>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </span>
      </header>
      {children && <ScrollBody className={styles.body}>{children}</ScrollBody>}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </AriakitDialog>
  )
}
