import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { REVIEWS_PAGE_SIZE, type ReviewsPage } from '../model.ts'
import type { ReviewScene } from './review-scene.ts'
import * as styles from './reviews.css.ts'

interface ListEndProps {
  readonly scene: ReviewScene
  readonly list: Pick<ReviewsPage, 'reviews' | 'total'>
  /** No review matches. */
  readonly isEmpty: boolean
  /** Removes the search and the rating; left out when the list is not narrowed. */
  readonly clearButton: ReactNode
  /** Shows the next page. */
  readonly moreButton: ReactNode
}

/** What follows the reviews: a text for an empty list, the button for more, or the number of all. */
export function ListEnd({ scene: { t }, list, isEmpty, clearButton, moreButton }: ListEndProps) {
  if (isEmpty)
    return (
      <div className={styles.empty}>
        <Text>{t(clearButton ? 'reviews.no_match' : 'reviews.empty')}</Text>
        {clearButton && <div className={styles.end}>{clearButton}</div>}
      </div>
    )
  if (list.reviews.length < list.total) return <div className={styles.end}>{moreButton}</div>
  if (list.total <= REVIEWS_PAGE_SIZE) return null
  return (
    <div className={styles.end}>
      <Text size="sm">{t('reviews.showing_all', { count: list.total })}</Text>
    </div>
  )
}
