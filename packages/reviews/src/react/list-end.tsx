import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { REVIEWS_PAGE_SIZE, type ReviewsPage } from '../model.ts'
import type { HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'

interface ListEndProps {
  readonly app: HostApp
  readonly list: Pick<ReviewsPage, 'reviews' | 'total'>
  /** No review matches. */
  readonly isEmpty: boolean
  /** Whether the reader could write the first review. Default true. */
  readonly mayBeFirst?: boolean
  /** Clears the search and the rating filter; not rendered when the list is not narrowed. */
  readonly clearButton: ReactNode
  /** Shows the next page. */
  readonly moreButton: ReactNode
}

/** The end of the list: a text for an empty list, the button for more, or the total. */
export function ListEnd(props: ListEndProps) {
  const { list, isEmpty, mayBeFirst = true, clearButton, moreButton } = props
  const { t } = props.app
  if (isEmpty)
    return (
      <div className={styles.empty}>
        <Text>
          {t(clearButton ? 'reviews.no_match' : mayBeFirst ? 'reviews.empty' : 'reviews.empty_plain')}
        </Text>
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
