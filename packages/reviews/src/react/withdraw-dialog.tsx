'use client'

import { Banner } from '@sorrel/ui/banner'
import { ConfirmDialog } from '@sorrel/ui/confirm-dialog'
import { useState } from 'react'
import type { OwnReview, ReviewsClient } from '../model.ts'
import type { HostApp } from './host-app.ts'
import type { Notify } from './use-notice.tsx'

export interface WithdrawDialogProps {
  readonly review: OwnReview
  readonly client: ReviewsClient
  readonly app: HostApp
  readonly notify: Notify
  readonly onOpenChange: (open: boolean) => void
  readonly onWithdrawn: () => void
}

/** Asks before a review disappears for good. */
export function WithdrawDialog({
  review,
  client,
  app,
  notify,
  onOpenChange,
  onWithdrawn,
}: WithdrawDialogProps) {
  const { t } = app
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle')
  const withdraw = async (): Promise<void> => {
    setStatus('sending')
    const answer = await client.withdraw(review.id)
    setStatus(answer.ok ? 'idle' : 'failed')
    if (!answer.ok) return
    onOpenChange(false)
    notify({ tone: 'success', message: t('reviews.own.withdrawn') })
    onWithdrawn()
  }
  return (
    <ConfirmDialog
      variant="critical"
      open
      onOpenChange={onOpenChange}
      onConfirm={() => void withdraw()}
      title={t('reviews.own.withdraw_title')}
      description={t('reviews.own.withdraw_text')}
      confirmLabel={t('reviews.own.withdraw')}
      cancelLabel={t('reviews.form.cancel')}
      closeLabel={t('a11y.close')}
      loading={status === 'sending'}
      loadingLabel={t('reviews.form.submitting')}
    >
      {status === 'failed' && (
        <Banner tone="error" live="assertive">
          {t('reviews.own.withdraw_error')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
