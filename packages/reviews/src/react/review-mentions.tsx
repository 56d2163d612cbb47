import { Link } from '@sorrel/ui/link'
import type { MouseEvent } from 'react'
import type { ReviewQuery, ReviewsPage } from '../model.ts'
import type { HostApp, ToReviewsHref } from './host-app.ts'
import * as styles from './reviews.css.ts'

export interface ReviewMentionsProps {
  readonly list: Pick<ReviewsPage, 'mentions'> & { readonly query: ReviewQuery }
  readonly app: HostApp
  readonly toHref: ToReviewsHref
  /** Called when a word is clicked; not called without script, when the word is a plain link. */
  readonly onSearch?: ((q: string) => void) | undefined
}

/** Words that most reviews mention. Each narrows the list to its reviews, or shows all again. */
export function ReviewMentions({ list, app: { t }, toHref, onSearch }: ReviewMentionsProps) {
  const { mentions: words = [], query } = list
  if (words.length === 0) return null
  const toLinkProps = (word: string) => {
    const isCurrent = word === query.q
    const q = isCurrent ? '' : word
    const search = (event: MouseEvent): void => {
      event.preventDefault()
      onSearch?.(q)
    }
    return {
      href: toHref({ q, sort: query.sort }),
      rel: 'nofollow',
      'aria-current': isCurrent ? ('true' as const) : undefined,
      onClick: onSearch && search,
    }
  }
  return (
    <div className={styles.meta} role="group" aria-label={t('reviews.mentions')}>
      <span aria-hidden="true">{t('reviews.mentions')}</span>
      {words.map((word) => (
        <Link key={word} variant="standalone" {...toLinkProps(word)}>
          {word}
        </Link>
      ))}
    </div>
  )
}
