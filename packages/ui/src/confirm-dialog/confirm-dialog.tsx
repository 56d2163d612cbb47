'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { RootProps } from '../parts/root.ts'

export interface ConfirmDialogProps extends RootProps {
  readonly open: boolean
  /** Called with `false` by the cancel button, Escape or a click outside the dialog. */
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
  readonly title: string
  /** The consequence, and whether it can be undone. */
  readonly description: string
  readonly confirmLabel: string
  /** `critical` where the action deletes or cancels for good. @default 'primary' */
  readonly variant?: 'primary' | 'critical'
  readonly cancelLabel: string
  readonly closeLabel: string
  /** Additional fields, such as a date. */
  readonly children?: ReactNode
  /** The confirmed action is running. */
  readonly loading?: boolean
  readonly loadingLabel: string
}

/** Asks for a confirmation before an important action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, onConfirm, title, description, closeLabel, children, loading = false } = props
  return (
    <Dialog
      className={props.className}
      style={props.style}
      data-part={props['data-part'] ?? 'confirm-dialog'}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={closeLabel}
      size="sm"
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {props.cancelLabel}
          </Button>
          <Button
            variant={props.variant}
            onClick={onConfirm}
            loading={loading}
            loadingLabel={props.loadingLabel}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
