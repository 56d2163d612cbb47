import { Button } from '@sorrel/ui/button'
import {
  hasReviewFilters,
  REVIEW_SORTS,
  type ReviewQuery,
  type ReviewsPage,
  type ReviewStats,
} from '../model.ts'
import { ListEnd } from './list-end.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewMentions } from './review-mentions.tsx'
import type { ReviewedProduct, HostApp, ToReviewsHref } from './host-app.ts'
import * as styles from './reviews.css.ts'
import { ReviewsFrame } from './reviews-frame.tsx'

export interface StaticReviewsProps {
  readonly product: ReviewedProduct
  readonly app: HostApp
  readonly stats: ReviewStats
  /** The reviews of pages one to `query.page`. */
  readonly list: Pick<ReviewsPage, 'reviews' | 'total' | 'mentions'>
  readonly query: ReviewQuery
  readonly toHref: ToReviewsHref
  /** URL of the form, reached through the log-in. */
  readonly writeHref: string
}

/** The section without script: sort orders, ratings and further pages are links. */
export function StaticReviews(props: StaticReviewsProps) {
  const { product, app, stats, list, query, toHref, writeHref } = props
  const { t } = app
  const overview = stats.totalReviews > 0 && (
    <RatingOverview stats={stats} app={app} rating={query.rating} toHref={toHref} />
  )
  return (
    <ReviewsFrame
      product={product}
      app={app}
      pictures={!hasReviewFilters(query) && <PictureStrip reviews={list.reviews} app={app} />}
      overview={overview}
      write={
        <Button variant="secondary" fullWidth href={writeHref} rel="nofollow">
          {t('reviews.write')}
        </Button>
      }
    >
      {stats.totalReviews > 0 && (
        <div className={styles.toolbarSpace}>
          <noscript>
            <SortLinks app={app} query={query} toHref={toHref} />
          </noscript>
        </div>
      )}
      <ReviewMentions list={{ ...list, query }} app={app} toHref={toHref} />
      {list.total > 0 && (
        <ul className={styles.list}>
          {list.reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} app={app} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        app={app}
        list={list}
        isEmpty={list.total === 0}
        clearButton={
          stats.totalReviews > 0 &&
          hasReviewFilters(query) && (
            <Button variant="secondary" href={toHref({ sort: query.sort })} rel="nofollow">
              {t('reviews.clear_filters')}
            </Button>
          )
        }
        moreButton={
          <Button variant="secondary" href={toHref({ ...query, page: query.page + 1 })} rel="nofollow">
            {t('reviews.show_more')}
          </Button>
        }
      />
    </ReviewsFrame>
  )
}

function SortLinks({ app, query, toHref }: Pick<StaticReviewsProps, 'app' | 'query' | 'toHref'>) {
  const { t } = app
  return (
    <>
      {t('reviews.sort.label')}{' '}
      {REVIEW_SORTS.map((sort) => (
        <span key={sort}>
          <a
            href={toHref({ ...query, sort, page: 1 })}
            rel="nofollow"
            aria-current={sort === query.sort ? 'true' : undefined}
          >
            {t(`reviews.sort.${sort}`)}
          </a>{' '}
        </span>
      ))}
    </>
  )
}
