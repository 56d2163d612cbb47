import { Link } from '@sorrel/ui/link'
import { Stars } from '@sorrel/ui/stars'
import type { ProductRating } from '../model.ts'
import type { HostApp } from './host-app.ts'
import { formatNumber } from '@sorrel/i18n/format'

export interface ReviewSummaryProps {
  readonly rating: ProductRating
  readonly app: HostApp
  /**
   * URL of the section that takes the focus. Default `#reviews`. With an empty string there is no link, as on a card.
   */
  readonly href?: string
}

/** Stars, average and number of reviews in one line; shows nothing without reviews. */
export function ReviewSummary({ rating, app, href = '#reviews' }: ReviewSummaryProps) {
  const { averageRating, totalReviews } = rating
  if (totalReviews === 0) return null
  const { t, locale } = app
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

/** An average with its one decimal: `4.8`, `4,8`. */
export function formatRating(value: number, locale: string): string {
  return formatNumber({ value, locale, minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
