'use client'

import { Button } from '@sorrel/ui/button'
import { useState } from 'react'
import {
  DEFAULT_REVIEW_QUERY,
  type ReviewQuery,
  type ReviewsClient,
  type ReviewsPage,
  type ReviewStats,
} from '../model.ts'
import type { Notify } from './notice.ts'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewedProduct, ReviewScene, ToReviewsHref } from './review-scene.ts'
import { ReviewToolbar } from './review-toolbar.tsx'
import { ReviewsFrame } from './reviews-frame.tsx'
import { useNotice } from './use-notice.tsx'
import { useReviewList } from './use-review-list.ts'
import { useReviewStats } from './use-review-stats.ts'
import { WriteReview } from './write-review.tsx'

export interface ReviewsProps {
  readonly product: ReviewedProduct
  readonly scene: ReviewScene
  /** Of the module's `./model`. The whole section asks through it. */
  readonly client: ReviewsClient
  /** As `client`, with an upload that tells its progress, 0 to 1. Default: `client`, without progress. */
  readonly createUploadClient?: ((onProgress: (share: number) => void) => ReviewsClient) | undefined
  /** What the server's page shows already. Without it the section fetches its first page. */
  readonly initial?:
    | {
        readonly stats: ReviewStats
        readonly list: Pick<ReviewsPage, 'reviews' | 'total'>
        readonly query: ReviewQuery
      }
    | undefined
  /** Where a visitor logs in and comes back to write. */
  readonly loginHref: string
  /** Addresses of other lists, for a new window or without script. Default: the page itself. */
  readonly toHref?: ToReviewsHref | undefined
  /** `write` opens the form as soon as the customer may write. Default `read`. */
  readonly intent?: 'read' | 'write' | undefined
  /** Shows the section's short messages. Default: at its head. */
  readonly notify?: Notify | undefined
}

/** The reviews of a product: read, search, vote, report, write. */
export function Reviews(props: ReviewsProps) {
  const { product, scene, client, initial, toHref = () => '#reviews' } = props
  const { notify, notice } = useNotice(props.notify, scene)
  const stats = useReviewStats({ client, productId: product.id, initial: initial?.stats })
  const list = useReviewList({
    client,
    productId: product.id,
    initialQuery: initial?.query ?? DEFAULT_REVIEW_QUERY,
    initialList: initial?.list,
  })
  const [resets, setResets] = useState(0)
  const change = (next: Partial<ReviewQuery>): void => {
    list.change(next)
    if (next.q === '') setResets((count) => count + 1)
  }
  const hasReviews = stats.value.totalReviews > 0
  return (
    <ReviewsFrame
      product={product}
      scene={scene}
      overview={
        hasReviews && (
          <RatingOverview
            stats={stats.value}
            scene={scene}
            rating={list.query.rating}
            toHref={toHref}
            onRatingChange={(rating) => change({ rating })}
          />
        )
      }
      write={
        <WriteReview
          product={product}
          scene={scene}
          client={client}
          createUploadClient={props.createUploadClient}
          loginHref={props.loginHref}
          intent={props.intent ?? 'read'}
          onSent={() => {
            notify({ tone: 'success', message: scene.t('reviews.submit.success') })
            list.reload()
            stats.reload()
          }}
        />
      }
    >
      {notice}
      {hasReviews && <ReviewToolbar key={resets} query={list.query} scene={scene} onChange={list.change} />}
      <ReviewList
        list={list}
        hasReviews={hasReviews || stats.status !== 'ready'}
        scene={scene}
        client={client}
        notify={notify}
        clearButton={
          <Button variant="secondary" onClick={() => change({ q: '', rating: 'all' })}>
            {scene.t('reviews.clear_filters')}
          </Button>
        }
      />
    </ReviewsFrame>
  )
}
