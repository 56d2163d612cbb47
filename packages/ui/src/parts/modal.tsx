'use client'

import { HeadingLevel } from '@ariakit/react/heading'
import { Dialog, DialogHeading, type DialogProps } from '@ariakit/react/dialog'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { heading, size as headingSize } from '../heading/heading.css.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { classNames, type RootProps, toRoot } from './root.ts'
import { loopFocus } from './focus-loop.ts'
import * as styles from './overlay.css.ts'
import { useScrollFocus } from './scroll-focus.ts'

/** Props of every modal window: dialogs and drawers. */
export interface ModalProps extends RootProps {
  readonly open: boolean
  /** Called with `false` by Escape, a click outside the window or the close button. */
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly initialFocus?: DialogProps['initialFocus']
  readonly finalFocus?: DialogProps['finalFocus']
  /**
   * Keeps the closed window mounted and hidden, so that it opens faster. Default: it is mounted only while it is open.
   */
  readonly keepMounted?: boolean
}

type ModalFrameProps = Omit<ModalProps, 'title' | 'closeLabel'> &
  Pick<DialogProps, 'role' | 'children'> & { readonly part: string; readonly names: string }

/** A window above the page that keeps the focus inside. */
export function ModalFrame({ part, names, keepMounted = false, onOpenChange, ...props }: ModalFrameProps) {
  const isSeen = useSeen(props.open)
  const isOpen = keepMounted ? isSeen : props.open
  const close = (): void => onOpenChange(false)
  useEscape(props.open && !isOpen, close)
  return (
    <Dialog
      {...props}
      open={isOpen}
      onClose={close}
      alwaysVisible={keepMounted && props.open}
      portal
      preventBodyScroll={isOpen}
      unmountOnHide={!keepMounted}
      onKeyDown={loopFocus}
      backdrop={<div className={styles.backdrop} data-part="backdrop" />}
      {...toRoot(part, props, classNames(styles.paper, names), { open: props.open })}
    />
  )
}

/** In the first frame the window is still at the start of its slide. */
const FRAMES_TO_BE_SEEN = 2

/**
 * Whether the window has been open for a painted frame; closing is noticed with the same delay. Making the page behind
 * inert, locking its scrolling and moving the focus each make the browser recompute the styles of the whole page. A
 * window that opens and closes quickly skips that.
 */
function useSeen(isOpen: boolean): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => afterFrames(FRAMES_TO_BE_SEEN, () => setSeen(isOpen)), [isOpen])
  return isSeen
}

/** Closes a window that is open but not painted yet and therefore has no listener of its own. */
function useEscape(isAwaited: boolean, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    if (!isAwaited) return undefined
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isAwaited])
}

/** Runs `run` after this many painted frames. Returns a function that cancels it. */
function afterFrames(frames: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = frames
  const count = () => {
    left -= 1
    if (left > 0) frame = requestAnimationFrame(count)
    else timer = setTimeout(run)
  }
  let frame = requestAnimationFrame(count)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

export function ModalTitle({ title, size }: { readonly title: string; readonly size: '2xl' | '3xl' }) {
  return (
    <HeadingLevel>
      <DialogHeading className={classNames(heading, headingSize[size])} data-part="title">
        {title}
      </DialogHeading>
    </HeadingLevel>
  )
}

export function ModalClose({ closeLabel, onOpenChange }: Pick<ModalProps, 'closeLabel' | 'onOpenChange'>) {
  return (
    <span className={styles.headerEnd} data-part="close">
      <IconButton icon={closeIcon} label={closeLabel} onClick={() => onOpenChange(false)} />
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
    <div ref={ref} className={classNames(styles.body, className)} data-part="body">
      {children}
    </div>
  )
}
