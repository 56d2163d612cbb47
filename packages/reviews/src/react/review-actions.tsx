'use client'

import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { flagIcon, helpfulIcon } from '@sorrel/ui/icons'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import type { Review, ReviewsClient } from '../model.ts'
import type { Notify } from './notice.ts'
import type { ReviewScene } from './review-scene.ts'
import * as styles from './reviews.css.ts'
import { useHelpfulVote } from './use-helpful-vote.ts'

export interface ReviewActionsProps {
  readonly review: Review
  readonly client: ReviewsClient
  readonly scene: ReviewScene
  readonly notify: Notify
  readonly onReport: () => void
}

/** The buttons of a review: vote and report. */
export function ReviewActions({ review, client, scene, notify, onReport }: ReviewActionsProps) {
  const { t } = scene
  const vote = useHelpfulVote(review, client, () =>
    notify({ tone: 'error', message: t('reviews.helpful.error') }),
  )
  return (
    <div className={styles.buttons}>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={vote.isHelpful}
        aria-label={t('reviews.helpful.action_label', { title: review.title })}
        onClick={() => void vote.toggle()}
        iconStart={<Icon icon={helpfulIcon} size={16} />}
      >
        {t('reviews.helpful.action')}
      </Button>
      <span className={styles.votes} aria-hidden="true">
        {vote.count > 0 && vote.count}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{vote.count > 0 && t('reviews.helpful.count', { count: vote.count })}</span>
      </VisuallyHidden>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('reviews.report.action_label', { title: review.title })}
        onClick={onReport}
        iconStart={<Icon icon={flagIcon} size={16} />}
      >
        {t('reviews.report.action')}
      </Button>
    </div>
  )
}
