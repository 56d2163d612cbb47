'use client'

import type { ReviewsClient } from '../model.ts'
import { ReviewFormDialog, type ReviewFormDialogProps } from './review-form-dialog.tsx'
import { useReviewForm } from './use-review-form.ts'

export interface ReviewFormWindowProps extends Omit<ReviewFormDialogProps, 'form'> {
  readonly createClient: (onProgress: (share: number) => void) => ReviewsClient
}

/** The form and its window: the form lives on while the window is closed. */
export function ReviewFormWindow({ createClient, ...dialog }: ReviewFormWindowProps) {
  const form = useReviewForm({ productId: dialog.product.id, orders: dialog.orders, createClient })
  return <ReviewFormDialog {...dialog} form={form} />
}
