'use client'

import { GalleryLightbox } from '@sorrel/ui/gallery-lightbox'
import { useState } from 'react'
import type { Review } from '../model.ts'
import type { HostApp } from './host-app.ts'

export interface PictureWindowProps {
  readonly review: Review
  /** The picture shown first, from 0. */
  readonly index: number
  readonly app: HostApp
  readonly onClose: () => void
}

/** A review's pictures in a lightbox. */
export function PictureWindow({ review, index, app, onClose }: PictureWindowProps) {
  const { t, image } = app
  const [current, setCurrent] = useState(index)
  const total = review.images.length
  const positions = review.images.map((_, place) =>
    t('reviews.image', { index: place + 1, total, name: review.userName }),
  )
  return (
    <GalleryLightbox
      open
      onClose={onClose}
      label={t('reviews.images_of', { name: review.userName })}
      pictures={review.images.map(({ url, width, height }, place) => ({
        src: url,
        alt: positions[place] ?? '',
        width,
        height,
      }))}
      index={current}
      onIndexChange={setCurrent}
      messages={{
        positions,
        previous: t('a11y.previous_slide'),
        next: t('a11y.next_slide'),
        magnify: t('products.gallery.zoom'),
        close: t('a11y.close'),
      }}
      image={image}
    />
  )
}
