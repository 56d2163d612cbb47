'use client'

import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import {
  getRejectReasonMessage,
  type OwnReview,
  type RejectReasonMessage,
  type ReviewsClient,
} from '../model.ts'
import type { ReviewedProduct, HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'
import type { Notify } from './use-notice.tsx'

const ReviewFormWindow = lazy(async () => ({
  default: (await import('./review-form-window.tsx')).ReviewFormWindow,
}))
const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}))

export interface OwnReviewsProps {
  readonly reviews: readonly OwnReview[]
  readonly product: ReviewedProduct
  readonly app: HostApp
  readonly client: ReviewsClient
  readonly createUploadClient: (onProgress: (share: number) => void) => ReviewsClient
  /** `write` opens the form of a rejected review. */
  readonly intent: 'read' | 'write'
  readonly notify: Notify
  /** Called after a review was changed or withdrawn. */
  readonly onChange: () => void
}

/** The customer's own reviews of the product: state, reason of a rejection, and buttons to change them. */
export function OwnReviews({ reviews, ...props }: OwnReviewsProps) {
  const [withdrawn, setWithdrawn] = useState<OwnReview>()
  const { app, client, notify, onChange } = props
  return (
    <div className={styles.own}>
      {reviews.map((review) => (
        <Own key={review.id} {...props} review={review} onWithdraw={() => setWithdrawn(review)} />
      ))}
      {withdrawn && (
        <Suspense>
          <WithdrawDialog
            review={withdrawn}
            client={client}
            app={app}
            notify={notify}
            onOpenChange={() => setWithdrawn(undefined)}
            onWithdrawn={onChange}
          />
        </Suspense>
      )}
    </div>
  )
}

const TONES = { pending: 'info', approved: 'success', rejected: 'warning' } as const

interface OwnProps extends Omit<OwnReviewsProps, 'reviews'> {
  readonly review: OwnReview
  readonly onWithdraw: () => void
}

function Own(props: OwnProps) {
  const { review, product, app, createUploadClient, intent, notify, onChange, onWithdraw } = props
  const { t } = app
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = (): void => {
    setWasOpen(true)
    setOpen(true)
  }
  const isMeant = intent === 'write' && review.status === 'rejected'
  useEffect(() => {
    if (isMeant) open()
  }, [isMeant])
  return (
    <Banner
      tone={TONES[review.status]}
      title={t('reviews.own.title')}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={open}>
            {t('reviews.own.change')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onWithdraw}>
            {t('reviews.own.withdraw')}
          </Button>
        </>
      }
    >
      <p className={styles.ownTitle}>{review.title}</p>
      {getStateText(review, t)}
      {wasOpen && (
        <Suspense>
          <ReviewFormWindow
            key={`${review.status} ${review.title} ${review.body}`}
            open={isOpen}
            onOpenChange={setOpen}
            onBarred={onChange}
            onSent={() => {
              setOpen(false)
              notify({ tone: 'success', message: t('reviews.own.change_sent') })
              onChange()
            }}
            product={product}
            orders={[]}
            changed={review}
            createClient={createUploadClient}
            app={app}
          />
        </Suspense>
      )}
    </Banner>
  )
}

function getStateText({ status, rejectReason }: OwnReview, t: HostApp['t']): string {
  if (status === 'approved') return t('reviews.form.already_reviewed')
  if (status === 'pending') return `${t('reviews.form.already_reviewed')} ${t('reviews.own.pending')}`
  if (rejectReason === undefined) return t('reviews.own.rejected_plain')
  return t('reviews.own.rejected', { reason: getReasonText(rejectReason, t) })
}

/** A known reason in the page's language; the shop's own text unchanged. */
function getReasonText(reason: string, t: HostApp['t']): string {
  const message = getRejectReasonMessage(reason)
  return message === undefined ? reason : t(message satisfies RejectReasonMessage)
}
