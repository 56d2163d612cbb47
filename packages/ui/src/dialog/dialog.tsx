'use client'

import { DialogDescription } from '@ariakit/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../parts/root.ts'
import { description as descriptionStyle } from '../parts/field.css.ts'
import { ModalBody, ModalClose, ModalFrame, type ModalProps, ModalTitle } from '../parts/modal.tsx'
import * as overlay from '../parts/overlay.css.ts'
import * as styles from './dialog.css.ts'

export interface DialogProps extends ModalProps {
  readonly description?: string
  readonly children?: ReactNode
  /** Buttons: the main one last. */
  readonly actions?: ReactNode
  /** 432, 576 or 896 px from 640 px on; a sheet at the lower edge below. @default 'md' */
  readonly size?: keyof typeof styles.size
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
}

/**
 * A window above the page. It keeps the focus inside, stops the page from scrolling, and returns the focus when it
 * closes.
 */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, children, actions, size = 'md', ...frame } = props
  return (
    <ModalFrame {...frame} part="dialog" names={classNames(styles.dialog, styles.size[size])}>
      <div className={classNames(overlay.header, styles.header)} data-part="header">
        <div className={overlay.headerTextBlock}>
          <ModalTitle title={title} size="2xl" />
          {description && (
            <DialogDescription className={descriptionStyle} data-part="description">
              {description}
            </DialogDescription>
          )}
        </div>
        <ModalClose closeLabel={closeLabel} onOpenChange={frame.onOpenChange} />
      </div>
      {children && <ModalBody className={styles.body}>{children}</ModalBody>}
      {actions && (
        <div className={styles.actions} data-part="footer">
          {actions}
        </div>
      )}
    </ModalFrame>
  )
}
