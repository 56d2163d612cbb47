'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import { Dialog, DialogHeading, type DialogProps } from '@ariakit/react/dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { size as headingSize, heading } from '../heading/heading.css.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { classNames } from './class-names.ts'
import { loopFocus } from './focus-loop.ts'
import * as styles from './overlay.css.ts'
import { useScrollFocus } from './scroll-focus.ts'

/** Props of every modal window: dialogs and drawers. */
export interface ModalProps {
  readonly open: boolean
  /** Called by Escape, a click outside the window or the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly initialFocus?: DialogProps['initialFocus']
  readonly finalFocus?: DialogProps['finalFocus']
  /** Stays in the page, hidden, while it is closed: it opens faster. Default: it is in the page only while it is open. */
  readonly keepMounted?: boolean
}

type ModalFrameProps = Omit<ModalProps, 'title' | 'closeLabel'> &
  Pick<DialogProps, 'role' | 'className' | 'children'>

/** A window above the page that keeps the focus inside. */
export function ModalFrame({ className, keepMounted = false, ...props }: ModalFrameProps) {
  const wasPainted = useAfterPaint(props.open)
  const isModal = !keepMounted || wasPainted
  return (
    <Dialog
      {...props}
      portal
      modal={isModal}
      preventBodyScroll={isModal}
      unmountOnHide={!keepMounted}
      onKeyDown={loopFocus}
      backdrop={<div className={styles.backdrop} />}
      className={classNames(styles.paper, className)}
    />
  )
}

/**
 * Whether a frame with the open window was painted. Then what is behind it becomes inert and stops scrolling, for which
 * the browser computes the styles of the whole page again: a window that opens fast does not wait for that.
 */
function useAfterPaint(isOpen: boolean): boolean {
  const [wasPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      setPainted(false)
    }
  }, [isOpen])
  return isOpen && wasPainted
}

export function ModalTitle({ title, size }: { readonly title: string; readonly size: '2xl' | '3xl' }) {
  return (
    <HeadingLevel>
      <DialogHeading className={classNames(heading, headingSize[size])}>{title}</DialogHeading>
    </HeadingLevel>
  )
}

export function ModalClose({ closeLabel, onClose }: Pick<ModalProps, 'closeLabel' | 'onClose'>) {
  return (
    <span className={styles.headerEnd}>
      <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
    </span>
  )
}

interface ModalBodyProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The scrolling part of a window. */
export function ModalBody({ className, children }: ModalBodyProps) {
  const ref = useRef<HTMLDivElement>(null)
  useScrollFocus(ref)
  return (
    <div ref={ref} className={classNames(styles.body, className)}>
      {children}
    </div>
  )
}
