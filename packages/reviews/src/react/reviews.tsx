'use client'

import { getReviewDraftKey } from '@sorrel/contracts/storage'
import { Button } from '@sorrel/ui/button'
import { useEffect, useState } from 'react'
import {
  DEFAULT_REVIEW_QUERY,
  type Rating,
  type ReviewQuery,
  type ReviewsClient,
  type ReviewsPage,
  type ReviewStats,
} from '../model.ts'
import type { Notify } from './use-notice.tsx'
import { LivePictureStrip } from './live-picture-strip.tsx'
import { readDraft, writeDraft } from './review-draft.ts'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewMentions } from './review-mentions.tsx'
import type { ReviewedProduct, HostApp, ToReviewsHref } from './host-app.ts'
import { ReviewToolbar } from './review-toolbar.tsx'
import { ReviewsFrame } from './reviews-frame.tsx'
import { useNotice } from './use-notice.tsx'
import { useReviewList } from './use-review-list.ts'
import { useReviewStats } from './use-review-stats.ts'
import { mayBeFirst, useEligibility } from './use-eligibility.ts'
import { WriteReview } from './write-review.tsx'

export interface ReviewsProps {
  readonly product: ReviewedProduct
  readonly app: HostApp
  /** A client of the module `./model`, which the whole section uses. */
  readonly client: ReviewsClient
  /** Creates a client whose uploads report their progress, 0 to 1. Default: `client`, without progress. */
  readonly createUploadClient?: ((onProgress: (share: number) => void) => ReviewsClient) | undefined
  /** Data that the server rendered. Without it the section fetches its first page. */
  readonly initial?:
    | {
        readonly stats: ReviewStats
        readonly list: Pick<ReviewsPage, 'reviews' | 'total' | 'mentions'>
        readonly query: ReviewQuery
      }
    | undefined
  /** Address of the log-in, which leads back to the form. */
  readonly loginHref: string
  /** Addresses of other lists, for a new tab or without script. Default: the page itself. */
  readonly toHref?: ToReviewsHref | undefined
  /** `write` opens the form as soon as the customer may write. Default `read`. */
  readonly intent?: 'read' | 'write' | undefined
  /** Stars that the customer has already pressed elsewhere. The form starts with them, also after a log-in. */
  readonly chosenRating?: Rating | undefined
  /** Shows the section's short messages. Default: a banner at the top of the section. */
  readonly notify?: Notify | undefined
}

/** The state of the section; `resets` counts how often the search was cleared from outside its field. */
function useProductReviews({
  client,
  product,
  initial,
}: Pick<ReviewsProps, 'client' | 'product' | 'initial'>) {
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
    if (next.q !== undefined) setResets((count) => count + 1)
  }
  return { stats, list, resets, change }
}

/** Puts the stars into the draft, with which the form begins. */
function useChosenRating({ product, app, chosenRating }: ReviewsProps): void {
  const key = getReviewDraftKey(product.id, app.storagePrefix)
  useEffect(() => {
    if (chosenRating !== undefined) writeDraft(key, { ...readDraft(key), rating: chosenRating })
  }, [key, chosenRating])
}

/** The reviews of a product, to read, search, vote, report and write. */
export function Reviews(props: ReviewsProps) {
  const { product, app, client, toHref = () => '#reviews' } = props
  const { notify, notice } = useNotice(props.notify, app)
  const eligibility = useEligibility(client, product.id)
  const { stats, list, resets, change } = useProductReviews(props)
  useChosenRating(props)
  const hasReviews = stats.value.totalReviews > 0
  return (
    <ReviewsFrame
      product={product}
      app={app}
      pictures={<LivePictureStrip list={list} app={app} />}
      overview={
        hasReviews && (
          <RatingOverview
            stats={stats.value}
            app={app}
            rating={list.query.rating}
            toHref={toHref}
            onRatingChange={(rating) => change({ rating })}
          />
        )
      }
      write={
        <WriteReview
          product={product}
          app={app}
          client={client}
          createUploadClient={props.createUploadClient}
          loginHref={props.loginHref}
          intent={props.intent ?? 'read'}
          eligibility={eligibility}
          notify={notify}
          onChange={() => {
            eligibility.reload()
            list.reload()
            stats.reload()
          }}
        />
      }
    >
      {notice}
      {hasReviews && <ReviewToolbar key={resets} query={list.query} app={app} onChange={list.change} />}
      <ReviewMentions list={list} app={app} toHref={toHref} onSearch={(q) => change({ q })} />
      <ReviewList
        list={list}
        hasReviews={hasReviews || stats.status !== 'ready'}
        mayBeFirst={mayBeFirst(eligibility)}
        app={app}
        client={client}
        notify={notify}
        clearButton={
          <Button variant="secondary" onClick={() => change({ q: '', rating: 'all' })}>
            {app.t('reviews.clear_filters')}
          </Button>
        }
      />
    </ReviewsFrame>
  )
}
