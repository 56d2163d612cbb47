'use client'

import { Button } from '@sorrel/ui/button'
import { Text } from '@sorrel/ui/text'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { NO_ELIGIBILITY, type ReviewEligibility, type ReviewsClient } from '../model.ts'
import type { ReviewedProduct, ReviewScene } from './review-scene.ts'

const ReviewFormWindow = lazy(async () => ({
  default: (await import('./review-form-window.tsx')).ReviewFormWindow,
}))

export interface WriteReviewProps {
  readonly product: ReviewedProduct
  readonly scene: ReviewScene
  readonly client: ReviewsClient
  readonly createUploadClient?: ((onProgress: (share: number) => void) => ReviewsClient) | undefined
  readonly loginHref: string
  readonly intent: 'read' | 'write'
  readonly onSent: () => void
}

/** The button to write a review, or the reason why the visitor may not. */
export function WriteReview(props: WriteReviewProps) {
  const { client, product } = props
  const eligibility = useEligibility(client, product.id)
  const place = useRef<HTMLDivElement>(null)
  const mayWrite = eligibility.value?.canReview
  const couldWrite = useRef(mayWrite)
  useEffect(() => {
    if (couldWrite.current === true && mayWrite === false && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    couldWrite.current = mayWrite
  }, [mayWrite])
  return (
    <div ref={place} tabIndex={-1}>
      <WriteControl {...props} eligibility={eligibility} />
    </div>
  )
}

function WriteControl(props: WriteReviewProps & { readonly eligibility: Eligibility }) {
  const { scene, loginHref, eligibility } = props
  const { t } = scene
  const { value, status } = eligibility
  if (value && !value.loggedIn && status === 'ready')
    return (
      <Button variant="secondary" fullWidth as={scene.link} href={loginHref}>
        {t('reviews.form.login')}
      </Button>
    )
  const refusal = value && getRefusal(value)
  return refusal ? <Text size="sm">{t(refusal satisfies Refusal)}</Text> : <WriteButton {...props} />
}

function WriteButton(props: WriteReviewProps & { readonly eligibility: Eligibility }) {
  const { product, scene, client, createUploadClient = () => client, intent, onSent, eligibility } = props
  const { t } = scene
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
            onClose={close}
            onBarred={eligibility.reload}
            onSent={() => {
              close()
              eligibility.reload()
              onSent()
            }}
            product={product}
            orders={value.orders}
            createClient={createUploadClient}
            scene={scene}
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

interface Eligibility {
  /** Undefined until the answer has arrived. */
  readonly value: ReviewEligibility | undefined
  /** `failed`: the request failed, so it is unknown whether the visitor is logged in. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly reload: () => void
}

/** Whether the visitor may write a review. After a failed request they may not. */
function useEligibility(client: ReviewsClient, productId: string): Eligibility {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Omit<Eligibility, 'reload'>>({ value: undefined, status: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    void client.getEligibility(productId, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return
      setState(
        answer.ok ? { value: answer.value, status: 'ready' } : { value: NO_ELIGIBILITY, status: 'failed' },
      )
    })
    return () => controller.abort()
  }, [client, productId, round])
  return { ...state, reload: () => setRound((current) => current + 1) }
}
