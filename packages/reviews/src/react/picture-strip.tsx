import { type Review, REVIEWS_PAGE_SIZE } from '../model.ts'
import type { HostApp } from './host-app.ts'
import { PictureList, type PictureListProps, toShownPictures } from './picture-list.tsx'

/** Fewer pictures are no strip: their reviews show them. */
const PICTURES_MIN = 3

export interface PictureStripProps extends Pick<PictureListProps, 'onPictureOpen'> {
  /** The list without a search or filter. */
  readonly reviews: readonly Review[]
  readonly app: HostApp
}

/** The pictures of the first page, so that the strip stays the same while more reviews are shown. */
export function getStripPictures({ reviews, app }: Pick<PictureStripProps, 'reviews' | 'app'>) {
  const pictures = toShownPictures(reviews.slice(0, REVIEWS_PAGE_SIZE), app.t)
  return pictures.length < PICTURES_MIN ? [] : pictures
}

/** What customers have photographed, at the top of the section. */
export function PictureStrip({ reviews, app, onPictureOpen }: PictureStripProps) {
  const pictures = getStripPictures({ reviews, app })
  if (pictures.length === 0) return null
  return (
    <PictureList
      label={app.t('reviews.images_all')}
      pictures={pictures}
      layout="strip"
      app={app}
      onPictureOpen={onPictureOpen}
    />
  )
}
