'use client'

import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Dialog } from '@sorrel/ui/dialog'
import { Textarea } from '@sorrel/ui/textarea'
import { type FormEvent, useId, useState } from 'react'
import type { Review, ReviewsClient } from '../model.ts'
import type { Notify } from './use-notice.tsx'
import type { HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'

const REASON_MAX_LENGTH = 500

export interface ReportDialogProps {
  /** The review to report; the dialog is open while it is set. */
  readonly review: Review | undefined
  readonly onOpenChange: (open: boolean) => void
  readonly client: ReviewsClient
  readonly app: HostApp
  readonly notify: Notify
}

/** Reports a review to the shop. */
export function ReportDialog({ review, onOpenChange, client, app, notify }: ReportDialogProps) {
  const { t } = app
  const id = useId()
  const [reason, setReason] = useState('')
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (review === undefined || reason.trim() === '') return
    setStatus('sending')
    const answer = await client.report({ reviewId: review.id, reason: reason.trim() })
    setStatus(answer.ok ? 'idle' : 'failed')
    if (!answer.ok) return
    setReason('')
    onOpenChange(false)
    notify({ tone: 'success', message: t('reviews.report.success') })
  }
  return (
    <Dialog
      open={review !== undefined}
      onOpenChange={onOpenChange}
      title={t('reviews.report.title')}
      closeLabel={t('a11y.close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('reviews.form.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={reason.trim() === ''}
            loading={status === 'sending'}
            loadingLabel={t('reviews.form.submitting')}
          >
            {t('reviews.report.submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {status === 'failed' && (
          <Banner tone="error" live="assertive">
            {t('reviews.report.error')}
          </Banner>
        )}
        <Textarea
          label={t('reviews.report.reason')}
          name="reason"
          rows={3}
          value={reason}
          onValueChange={setReason}
          maxLength={REASON_MAX_LENGTH}
          required
        />
      </form>
    </Dialog>
  )
}
