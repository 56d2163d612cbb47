'use client'

import { Button } from '@sorrel/ui/button'
import { Text } from '@sorrel/ui/text'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReviewEligibility, ReviewsClient } from '../model.ts'
import type { ReviewedProduct, ReviewScene } from './review-scene.ts'
import { useEligibility } from './use-eligibility.ts'

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

/** The way to a review of one's own, for who may write one; else why not. Specification sections 2 and 6. */
export function WriteReview(props: WriteReviewProps) {
  const { product, scene, client, createUploadClient = () => client, loginHref, intent, onSent } = props
  const { t } = scene
  const eligibility = useEligibility(client, product.id)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const { value } = eligibility
  const mayWrite = value?.canReview === true
  const open = (): void => {
    setWasOpen(true)
    setOpen(true)
  }
  useEffect(() => {
    if (intent === 'write' && mayWrite) open()
  }, [intent, mayWrite])
  const close = (): void => setOpen(false)
  const refusal = value && getRefusal(value)
  if (value && !value.loggedIn && eligibility.status === 'ready')
    return (
      <Button variant="secondary" fullWidth as={scene.link} href={loginHref}>
        {t('reviews.form.login')}
      </Button>
    )
  if (refusal) return <Text size="sm">{t(refusal)}</Text>
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

/** Why this customer may not write; undefined when they may. Specification section 6. */
function getRefusal({ canReview, hasPurchased }: ReviewEligibility): Refusal | undefined {
  if (canReview) return undefined
  return hasPurchased ? 'reviews.form.already_reviewed' : 'reviews.form.not_eligible'
}
