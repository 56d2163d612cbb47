'use client'

import type { ReviewsClient, ReviewsError } from '../model.ts'
import { ReviewFormDialog, type ReviewFormDialogProps } from './review-form-dialog.tsx'
import { useReviewForm } from './use-review-form.ts'

export interface ReviewFormWindowProps extends Omit<ReviewFormDialogProps, 'form'> {
  readonly createClient: (onProgress: (share: number) => void) => ReviewsClient
  /** The window is closed after an answer by which this customer may no longer write. */
  readonly onBarred: () => void
}

/** Nobody is logged in any more, the order is not the customer's, or it has its review. */
const BARRED: ReadonlySet<number> = new Set([401, 403, 409])

/** The form and its window: the form lives on while the window is closed. */
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
