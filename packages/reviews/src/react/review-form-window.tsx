'use client'

import type { ReviewsClient, ReviewsError } from '../model.ts'
import { ReviewFormDialog, type ReviewFormDialogProps } from './review-form-dialog.tsx'
import { useReviewForm } from './use-review-form.ts'

export interface ReviewFormWindowProps extends Omit<ReviewFormDialogProps, 'form'> {
  readonly createClient: (onProgress: (share: number) => void) => ReviewsClient
  /** Called when the server answers that this customer may not write any more. The dialog is closed then. */
  readonly onBarred: () => void
}

/** Statuses that bar the customer: not logged in any more, not their order, or reviewed already. */
const BARRED: ReadonlySet<number> = new Set([401, 403, 409])

/** The dialog with its form. The form keeps its values while the dialog is closed. */
export function ReviewFormWindow({ createClient, onBarred, ...dialog }: ReviewFormWindowProps) {
  const { product, orders } = dialog
  const form = useReviewForm({ productId: product.id, orders, createClient })
  const close = (): void => {
    dialog.onClose()
    if (isBarred(form.failure)) onBarred()
  }
  return <ReviewFormDialog {...dialog} onClose={close} form={form} />
}

function isBarred(failure: ReviewsError | undefined): boolean {
  return failure?.kind === 'http' && BARRED.has(failure.status)
}
