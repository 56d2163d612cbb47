import { ProgressBar } from '@sorrel/ui/progress-bar'
import { Stars } from '@sorrel/ui/stars'
import { Text } from '@sorrel/ui/text'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import type { MouseEvent } from 'react'
import { getRatingShare, type Rating, RATINGS, type ReviewQuery, type ReviewStats } from '../model.ts'
import { formatRating } from './review-summary.tsx'
import type { HostApp, ToReviewsHref } from './host-app.ts'
import * as styles from './reviews.css.ts'

export interface RatingOverviewProps {
  readonly stats: ReviewStats
  readonly app: HostApp
  readonly rating: ReviewQuery['rating']
  readonly toHref: ToReviewsHref
  /** Called when a rating is clicked; not called without script, when the rating is a plain link. */
  readonly onRatingChange?: ((rating: ReviewQuery['rating']) => void) | undefined
}

/**
 * The average, and the number of reviews for each rating. A row narrows the list to its rating, or shows all reviews
 * again.
 */
export function RatingOverview({ stats, app, rating, toHref, onRatingChange }: RatingOverviewProps) {
  const { t, locale } = app
  const average = formatRating(stats.averageRating, locale)
  const toRowProps = (row: Rating) => {
    const next = row === rating ? 'all' : row
    const choose = (event: MouseEvent): void => {
      event.preventDefault()
      onRatingChange?.(next)
    }
    if (stats.ratingDistribution[row] === 0 && row !== rating) return {}
    return {
      href: toHref({ rating: next }),
      rel: 'nofollow',
      'aria-current': row === rating ? ('true' as const) : undefined,
      onClick: onRatingChange && choose,
    }
  }
  return (
    <>
      <div>
        <div className={styles.score} aria-hidden="true">
          {average}
        </div>
        <Stars value={stats.averageRating} label={t('reviews.average', { rating: average })} size="md" />
        <Text>{t('reviews.count', { count: stats.totalReviews })}</Text>
      </div>
      <ul className={styles.bars} aria-label={t('reviews.distribution')}>
        {RATINGS.map((row) => (
          <li key={row}>
            <RatingRow
              {...toRowProps(row)}
              row={row}
              stats={stats}
              label={t('reviews.distribution_row', {
                stars: t('reviews.stars', { count: row }),
                reviews: t('reviews.count', { count: stats.ratingDistribution[row] }),
              })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface RatingRowProps {
  readonly row: Rating
  readonly stats: ReviewStats
  readonly label: string
  readonly href?: string
  readonly rel?: string
  readonly 'aria-current'?: 'true' | undefined
  readonly onClick?: ((event: MouseEvent) => void) | undefined
}

/** A rating without reviews is not a link. */
function RatingRow({ row, stats, label, ...anchor }: RatingRowProps) {
  const content = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{row}</span>
      <span aria-hidden="true">★</span>
      <span aria-hidden="true">
        <ProgressBar value={getRatingShare(stats, row)} max={1} label={label} tone="mark" />
      </span>
      <span className={styles.barCount} aria-hidden="true">
        {stats.ratingDistribution[row]}
      </span>
    </>
  )
  if (anchor.href === undefined) return <span className={styles.bar}>{content}</span>
  return (
    <a {...anchor} className={styles.bar}>
      {content}
    </a>
  )
}
