'use client'

import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useToast, useToastRegion } from 'react-aria/useToast'
import { type QueuedToast, type ToastState, useToastQueue } from 'react-stately/useToastState'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { Button } from '../button/button.tsx'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { findPlace, moveBelow } from './find-place.ts'
import { alertIcon, closeIcon, infoIcon, successIcon, warningIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { ToastMessage, ToastQueue, ToastTone } from '../toast/toast.ts'
import * as styles from './toast-region.css.ts'

export interface ToastRegionProps extends RootProps {
  readonly queue: ToastQueue
  /** Name of the region: `Notifications`. */
  readonly label: string
  readonly closeLabel: string
  /** Selector of a header, below which they appear. */
  readonly below?: string | undefined
  /** Selector of what they cover only where there is no other place, such as an open drawer. */
  readonly avoid?: string | undefined
}

/** Distance that a finger must swipe a toast to close it. */
const SWIPE_THRESHOLD_PX = 50

const ICONS: Readonly<Record<ToastTone, IconShape>> = {
  success: successIcon,
  error: alertIcon,
  warning: warningIcon,
  info: infoIcon,
}

interface ToastItemProps {
  readonly toast: QueuedToast<ToastMessage>
  readonly state: ToastState<ToastMessage>
  readonly closeLabel: string
}

function useSwipe(onSwipe: () => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar =
        start.current !== undefined && Math.abs(event.clientX - start.current) >= SWIPE_THRESHOLD_PX
      start.current = undefined
      if (isFar) onSwipe()
    },
  }
}

function ToastItem({ toast, state, closeLabel }: ToastItemProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { toastProps, contentProps, titleProps } = useToast({ toast }, state, ref)
  const close = (): void => state.close(toast.key)
  const { tone, message, detail, action } = toast.content
  const act = (): void => {
    action?.onAction()
    close()
  }
  return (
    <div
      {...toastProps}
      {...useSwipe(close)}
      ref={ref}
      className={styles.toast}
      data-part="toast"
      data-tone={tone}
    >
      <span className={classNames(styles.icon, styles.mark[tone])} data-part="icon">
        <Icon icon={ICONS[tone]} />
      </span>
      <div {...contentProps} className={styles.textBlock} data-part="text">
        <span {...titleProps}>
          {message}
          {detail && <small className={styles.detail}> {detail}</small>}
        </span>
        {action && (
          <Button variant="link" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={closeIcon} label={closeLabel} onClick={close} />
    </div>
  )
}

function VisibleToasts({
  state,
  label,
  closeLabel,
  below,
  avoid,
  ...root
}: Omit<ToastRegionProps, 'queue'> & Pick<ToastItemProps, 'state'>) {
  const ref = useRef<HTMLDivElement>(null)
  const { regionProps } = useToastRegion({ 'aria-label': label }, state, ref)
  const newest = state.visibleToasts[0]?.key
  useLayoutEffect(() => {
    if (newest !== undefined && ref.current) findPlace(ref.current, { below, avoid })
  }, [newest, below, avoid])
  useEffect(() => {
    const move = () => ref.current && moveBelow(ref.current, below)
    window.addEventListener('scroll', move, { passive: true })
    return () => window.removeEventListener('scroll', move)
  }, [below])
  return (
    <div {...regionProps} {...toRoot('toast-region', root, styles.region)} ref={ref}>
      {state.visibleToasts.map((toast) => (
        <ToastItem key={toast.key} toast={toast} state={state} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

/**
 * Where toasts appear: a landmark at the top, reached with F6. It moves aside from the control that was used last.
 * Toasts stay while the pointer or the focus is on them.
 */
export function ToastRegion({ queue, ...rest }: ToastRegionProps) {
  const state = useToastQueue(queue.source)
  if (state.visibleToasts.length === 0) return null
  return createPortal(<VisibleToasts {...rest} state={state} />, document.body)
}
