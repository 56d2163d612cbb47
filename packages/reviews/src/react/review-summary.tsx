import { Link } from '@sorrel/ui/link'
import { Stars } from '@sorrel/ui/stars'
import type { ProductRating } from '../model.ts'
import { formatRating } from './format-rating.ts'
import type { ReviewScene } from './review-scene.ts'

export interface ReviewSummaryProps {
  readonly rating: ProductRating
  readonly scene: ReviewScene
  /** Address of the section, which takes the focus. Default `#reviews`. An empty text shows no link, as on a card. */
  readonly href?: string
}

/** Stars, average and number of reviews in one line; shows nothing without reviews. */
export function ReviewSummary({ rating, scene, href = '#reviews' }: ReviewSummaryProps) {
  const { averageRating, totalReviews } = rating
  if (totalReviews === 0) return null
  const { t, locale } = scene
  const average = formatRating(averageRating, locale)
  return (
    <Stars value={averageRating} label={t('reviews.average', { rating: average })}>
      {href === '' ? (
        <span aria-hidden="true">{`${average} (${totalReviews})`}</span>
      ) : (
        <Link href={href} variant="quiet">
          {`${average} · ${t('reviews.count', { count: totalReviews })}`}
        </Link>
      )}
    </Stars>
  )
}
