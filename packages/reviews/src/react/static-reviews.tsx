import { Button } from '@sorrel/ui/button'
import {
  hasReviewFilters,
  REVIEW_SORTS,
  type ReviewQuery,
  type ReviewsPage,
  type ReviewStats,
} from '../model.ts'
import { ListEnd } from './list-end.tsx'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewCard } from './review-card.tsx'
import type { ReviewedProduct, ReviewScene, ToReviewsHref } from './review-scene.ts'
import * as styles from './reviews.css.ts'
import { ReviewsFrame } from './reviews-frame.tsx'

export interface StaticReviewsProps {
  readonly product: ReviewedProduct
  readonly scene: ReviewScene
  readonly stats: ReviewStats
  /** The reviews of pages one to `query.page`. */
  readonly list: Pick<ReviewsPage, 'reviews' | 'total'>
  readonly query: ReviewQuery
  readonly toHref: ToReviewsHref
  /** Address where a review is written, by way of the log-in. */
  readonly writeHref: string
}

/** The section without script: sort orders, ratings and further pages are links. */
export function StaticReviews(props: StaticReviewsProps) {
  const { product, scene, stats, list, query, toHref, writeHref } = props
  const { t } = scene
  const overview = stats.totalReviews > 0 && (
    <RatingOverview stats={stats} scene={scene} rating={query.rating} toHref={toHref} />
  )
  return (
    <ReviewsFrame
      product={product}
      scene={scene}
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
            <SortLinks scene={scene} query={query} toHref={toHref} />
          </noscript>
        </div>
      )}
      {list.total > 0 && (
        <ul className={styles.list}>
          {list.reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} scene={scene} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        scene={scene}
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

function SortLinks({ scene, query, toHref }: Pick<StaticReviewsProps, 'scene' | 'query' | 'toHref'>) {
  const { t } = scene
  return (
    <>
      {`${t('reviews.sort.label')}: `}
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
