'use client'

import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Skeleton } from '@sorrel/ui/skeleton'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { hasReviewFilters, type Review, type ReviewsClient } from '../model.ts'
import { ListEnd } from './list-end.tsx'
import type { Notify } from './use-notice.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewCard, toHeadingId } from './review-card.tsx'
import type { ReviewScene } from './review-scene.ts'
import * as styles from './reviews.css.ts'
import type { ReviewList as List } from './use-review-list.ts'

const PictureWindow = lazy(async () => ({ default: (await import('./picture-window.tsx')).PictureWindow }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export interface ReviewListProps {
  readonly list: List
  /** Whether the product has any reviews; if not, the empty list invites to write the first one. */
  readonly hasReviews: boolean
  readonly scene: ReviewScene
  readonly client: ReviewsClient
  readonly notify: Notify
  /** Shown when no review matches. */
  readonly clearButton: ReactNode
}

interface OpenPicture {
  readonly review: Review
  readonly index: number
}

/** Asks for more reviews and moves the focus to the first of them. */
function useShowMore(list: List): () => Promise<void> {
  const [firstNew, setFirstNew] = useState<string>()
  useEffect(() => {
    if (firstNew) document.getElementById(firstNew)?.focus({ preventScroll: true })
  }, [firstNew])
  return async () => {
    const [first] = await list.showMore()
    if (first) setFirstNew(toHeadingId(first))
  }
}

/** The cards, a button for ten more (which moves the focus to the first new card), and a text for an empty list. */
export function ReviewList(props: ReviewListProps) {
  const { list, scene, client, notify } = props
  const [picture, setPicture] = useState<OpenPicture>()
  const [reported, setReported] = useState<Review>()
  const [wasReported, setWasReported] = useState(false)
  const report = (review: Review): void => {
    setWasReported(true)
    setReported(review)
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {list.status === 'ready' && scene.t('reviews.count', { count: list.total })}
        </span>
      </VisuallyHidden>
      {list.status === 'loading' && list.reviews.length === 0 && <Placeholders />}
      <ul className={styles.list} aria-busy={list.status === 'loading'}>
        {list.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              scene={scene}
              onPictureOpen={(index) => setPicture({ review, index })}
              actions={
                <ReviewActions
                  review={review}
                  client={client}
                  scene={scene}
                  notify={notify}
                  onReport={() => report(review)}
                />
              }
            />
          </li>
        ))}
      </ul>
      <ListFoot {...props} />
      {picture && (
        <Suspense>
          <PictureWindow {...picture} scene={scene} onClose={() => setPicture(undefined)} />
        </Suspense>
      )}
      {wasReported && (
        <Suspense>
          <ReportDialog
            review={reported}
            onClose={() => setReported(undefined)}
            client={client}
            scene={scene}
            notify={notify}
          />
        </Suspense>
      )}
    </>
  )
}

/** What stands below the cards: why they could not be loaded, a button for more, or a text for an empty list. */
function ListFoot({ list, hasReviews, scene, clearButton }: ReviewListProps) {
  const { t } = scene
  const showMore = useShowMore(list)
  if (list.status === 'failed') return <LoadFailure list={list} scene={scene} />
  return (
    <ListEnd
      scene={scene}
      list={list}
      isEmpty={list.status === 'ready' && list.reviews.length === 0}
      clearButton={hasReviews && hasReviewFilters(list.query) && clearButton}
      moreButton={
        <Button
          variant="secondary"
          loading={list.status === 'loading'}
          loadingLabel={t('a11y.loading')}
          onClick={() => void showMore()}
        >
          {t('reviews.show_more')}
        </Button>
      }
    />
  )
}

function Placeholders() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.item}>
          <Skeleton width="third" />
          <Skeleton width="half" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}

function LoadFailure({ list, scene: { t } }: Pick<ReviewListProps, 'list' | 'scene'>) {
  return (
    <div className={styles.empty}>
      <Banner
        tone="error"
        live="polite"
        actions={
          <Button variant="secondary" size="sm" onClick={list.reload}>
            {t('actions.retry')}
          </Button>
        }
      >
        {t('reviews.load_error')}
      </Banner>
    </div>
  )
}
