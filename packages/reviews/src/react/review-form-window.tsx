'use client'

import type { OwnReview, ReviewsClient, ReviewsError } from '../model.ts'
import { ReviewFormDialog, type ReviewFormDialogProps } from './review-form-dialog.tsx'
import { useReviewForm } from './use-review-form.ts'

export interface ReviewFormWindowProps extends Omit<ReviewFormDialogProps, 'form' | 'isChange'> {
  /** The review that is changed. Default: a new one is written. */
  readonly changed?: OwnReview | undefined
  readonly createClient: (onProgress: (share: number) => void) => ReviewsClient
  /** Called when the server answers that this customer may no longer write. The dialog has been closed by then. */
  readonly onBarred: () => void
}

/** Statuses that exclude the customer: logged out, not their order or review, or already reviewed. */
const BARRED: ReadonlySet<number> = new Set([401, 403, 404, 409])

/** The dialog with its form. The form keeps its values while the dialog is closed. */
export function ReviewFormWindow({ createClient, onBarred, changed, ...dialog }: ReviewFormWindowProps) {
  const { product, orders, app } = dialog
  const { storagePrefix } = app
  const form = useReviewForm({ productId: product.id, storagePrefix, orders, changed, createClient })
  const close = (): void => {
    dialog.onOpenChange(false)
    if (isBarred(form.failure)) onBarred()
  }
  return <ReviewFormDialog {...dialog} isChange={changed !== undefined} onOpenChange={close} form={form} />
}

function isBarred(failure: ReviewsError | undefined): boolean {
  return failure?.kind === 'http' && BARRED.has(failure.status)
}
