'use client'

import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Skeleton } from '@sorrel/ui/skeleton'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { hasReviewFilters, type Review, type ReviewsClient } from '../model.ts'
import { ListEnd } from './list-end.tsx'
import { toShownPictures } from './picture-list.tsx'
import type { Notify } from './use-notice.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewCard, toHeadingId } from './review-card.tsx'
import type { HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'
import type { ReviewList as List } from './use-review-list.ts'

const PictureWindow = lazy(async () => ({ default: (await import('./picture-window.tsx')).PictureWindow }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export interface ReviewListProps {
  readonly list: List
  /** Whether the product has any reviews; if not, the empty list invites the reader to write the first one. */
  readonly hasReviews: boolean
  /** Whether the reader may write the first review; the text of an empty list depends on it. */
  readonly mayBeFirst: boolean
  readonly app: HostApp
  readonly client: ReviewsClient
  readonly notify: Notify
  /** Shown when no review matches. */
  readonly clearButton: ReactNode
}

interface OpenPicture {
  readonly review: Review
  readonly index: number
}

/** Loads more reviews and moves the focus to the first of them. */
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
  const { list, app, client, notify } = props
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
        <span role="status">{list.status === 'ready' && app.t('reviews.count', { count: list.total })}</span>
      </VisuallyHidden>
      {list.status === 'loading' && list.reviews.length === 0 && <Placeholders />}
      <ul className={styles.list} aria-busy={list.status === 'loading'}>
        {list.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              app={app}
              onPictureOpen={(index) => setPicture({ review, index })}
              actions={
                <ReviewActions
                  review={review}
                  client={client}
                  app={app}
                  notify={notify}
                  onReport={() => report(review)}
                />
              }
            />
          </li>
        ))}
      </ul>
      <ListFoot {...props} />
      {picture && <OpenedPictures {...picture} app={app} onOpenChange={() => setPicture(undefined)} />}
      {wasReported && (
        <Suspense>
          <ReportDialog
            review={reported}
            onOpenChange={() => setReported(undefined)}
            client={client}
            app={app}
            notify={notify}
          />
        </Suspense>
      )}
    </>
  )
}

interface OpenedPicturesProps extends OpenPicture, Pick<ReviewListProps, 'app'> {
  readonly onOpenChange: (open: boolean) => void
}

/** The pictures of one review. */
function OpenedPictures({ review, index, app, onOpenChange }: OpenedPicturesProps) {
  return (
    <Suspense>
      <PictureWindow
        label={app.t('reviews.images_of', { name: review.userName })}
        pictures={toShownPictures([review], app.t)}
        index={index}
        app={app}
        onOpenChange={onOpenChange}
      />
    </Suspense>
  )
}

/** The foot of the list: an error, a button for more, or a text for an empty list. */
function ListFoot({ list, hasReviews, mayBeFirst, app, clearButton }: ReviewListProps) {
  const { t } = app
  const showMore = useShowMore(list)
  if (list.status === 'failed') return <LoadFailure list={list} app={app} />
  return (
    <ListEnd
      app={app}
      list={list}
      isEmpty={list.status === 'ready' && list.reviews.length === 0}
      mayBeFirst={mayBeFirst}
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

function LoadFailure({ list, app: { t } }: Pick<ReviewListProps, 'list' | 'app'>) {
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
