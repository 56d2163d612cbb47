'use client'

import { lazy, Suspense, useState } from 'react'
import { hasReviewFilters } from '../model.ts'
import type { HostApp } from './host-app.ts'
import { getStripPictures, PictureStrip } from './picture-strip.tsx'
import type { ReviewList } from './use-review-list.ts'

const PictureWindow = lazy(async () => ({ default: (await import('./picture-window.tsx')).PictureWindow }))

export interface LivePictureStripProps {
  readonly list: ReviewList
  readonly app: HostApp
}

/** The strip, whose pictures open in a lightbox. While the list is narrowed it keeps those from before. */
export function LivePictureStrip({ list, app }: LivePictureStripProps) {
  const [index, setIndex] = useState<number>()
  const [reviews, setReviews] = useState<ReviewList['reviews']>([])
  const isWhole = list.status === 'ready' && !hasReviewFilters(list.query)
  if (isWhole && reviews !== list.reviews) setReviews(list.reviews)
  return (
    <>
      <PictureStrip reviews={reviews} app={app} onPictureOpen={setIndex} />
      {index !== undefined && (
        <Suspense>
          <PictureWindow
            label={app.t('reviews.images_all')}
            pictures={getStripPictures({ reviews, app })}
            index={index}
            app={app}
            onOpenChange={() => setIndex(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
