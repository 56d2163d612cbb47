'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  /** Called by the cancel button, Escape or a click outside the dialog. */
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly description: string
  readonly confirmLabel: string
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
  const { open, onClose, onConfirm, title, description, closeLabel, children, loading = false } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={closeLabel}
      size="sm"
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {props.cancelLabel}
          </Button>
          <Button onClick={onConfirm} loading={loading} loadingLabel={props.loadingLabel}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
