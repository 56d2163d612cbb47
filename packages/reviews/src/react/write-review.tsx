'use client'

import { Button } from '@sorrel/ui/button'
import { Text } from '@sorrel/ui/text'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReviewEligibility, ReviewsClient } from '../model.ts'
import type { ReviewedProduct, HostApp } from './host-app.ts'
import type { Eligibility } from './use-eligibility.ts'
import type { Notify } from './use-notice.tsx'

const ReviewFormWindow = lazy(async () => ({
  default: (await import('./review-form-window.tsx')).ReviewFormWindow,
}))
const OwnReviews = lazy(async () => ({ default: (await import('./own-reviews.tsx')).OwnReviews }))

export interface WriteReviewProps {
  readonly product: ReviewedProduct
  readonly app: HostApp
  readonly client: ReviewsClient
  readonly createUploadClient?: ((onProgress: (share: number) => void) => ReviewsClient) | undefined
  readonly loginHref: string
  readonly intent: 'read' | 'write'
  readonly eligibility: Eligibility
  readonly notify: Notify
  /** Called after a review was sent, changed or withdrawn. */
  readonly onChange: () => void
}

/** The customer's own reviews, and the button to write one or the reason why the visitor may not. */
export function WriteReview(props: WriteReviewProps) {
  const { client, eligibility } = props
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, eligibility)
  const { own = [], canReview = false } = eligibility.value ?? {}
  return (
    <div ref={place} tabIndex={-1}>
      {own.length > 0 && (
        <Suspense>
          <OwnReviews
            {...props}
            intent={canReview ? 'read' : props.intent}
            createUploadClient={props.createUploadClient ?? (() => client)}
            reviews={own}
          />
        </Suspense>
      )}
      <WriteControl {...props} />
    </div>
  )
}

/** Moves the focus here when the focused button disappears because its review was sent or withdrawn. */
function useFocusKept(place: { readonly current: HTMLElement | null }, { value }: Eligibility): void {
  const state = value && `${value.canReview} ${value.own?.length ?? 0}`
  const last = useRef(state)
  useEffect(() => {
    if (last.current !== undefined && last.current !== state && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    last.current = state
  }, [place, state])
}

function WriteControl(props: WriteReviewProps) {
  const { app, loginHref, eligibility } = props
  const { t } = app
  const { value, status } = eligibility
  if (value && !value.loggedIn && status === 'ready')
    return (
      <Button variant="secondary" fullWidth as={app.link} href={loginHref}>
        {t('reviews.form.login')}
      </Button>
    )
  if (value && !value.canReview && (value.own ?? []).length > 0) return null
  const refusal = value && getRefusal(value)
  return refusal ? <Text size="sm">{t(refusal satisfies Refusal)}</Text> : <WriteButton {...props} />
}

function WriteButton(props: WriteReviewProps) {
  const { product, app, client, createUploadClient = () => client, intent, eligibility } = props
  const { t } = app
  const { value } = eligibility
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = (): void => {
    setWasOpen(true)
    setOpen(true)
  }
  const isMeant = intent === 'write' && value !== undefined
  useEffect(() => {
    if (isMeant) open()
  }, [isMeant])
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        fullWidth
        loading={value === undefined}
        loadingLabel={t('a11y.loading')}
        onClick={open}
      >
        {t('reviews.write')}
      </Button>
      {wasOpen && value && (
        <Suspense>
          <ReviewFormWindow
            open={isOpen}
            onOpenChange={close}
            onBarred={eligibility.reload}
            onSent={() => {
              close()
              props.notify({ tone: 'success', message: t('reviews.submit.success') })
              props.onChange()
            }}
            product={product}
            orders={value.orders}
            createClient={createUploadClient}
            app={app}
          />
        </Suspense>
      )}
    </>
  )
}

type Refusal = 'reviews.form.already_reviewed' | 'reviews.form.not_eligible'

/** Why this customer may not write; undefined when they may. */
function getRefusal({ canReview, hasPurchased }: ReviewEligibility): Refusal | undefined {
  if (canReview) return undefined
  return hasPurchased ? 'reviews.form.already_reviewed' : 'reviews.form.not_eligible'
}
