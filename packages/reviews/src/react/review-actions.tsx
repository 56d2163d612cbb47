'use client'

import { getStorageKey, parseHelpfulVotes, serializeHelpfulVotes } from '@sorrel/contracts/storage'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { IconButton } from '@sorrel/ui/icon-button'
import { helpfulIcon, moreIcon } from '@sorrel/ui/icons'
import { VisuallyHidden } from '@sorrel/ui/visually-hidden'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Review, ReviewsClient } from '../model.ts'
import type { Notify } from './use-notice.tsx'
import type { HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'

const loadMenu = () => import('./review-menu.tsx')
// A failure here is of no account: the press loads it again.
const preloadMenu = () => void loadMenu().catch(() => undefined)
const ReviewMenu = lazy(async () => ({ default: (await loadMenu()).ReviewMenu }))

export interface ReviewActionsProps {
  readonly review: Review
  readonly client: ReviewsClient
  readonly app: HostApp
  readonly notify: Notify
  readonly onReport: () => void
}

/** The buttons of a review: vote, and a menu to report it. */
export function ReviewActions({ review, client, app, notify, onReport }: ReviewActionsProps) {
  const { t } = app
  const vote = useHelpfulVote({
    review,
    client,
    key: getStorageKey('helpful-votes', app.storagePrefix),
    onFailure: () => notify({ tone: 'error', message: t('reviews.helpful.error') }),
  })
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
      <MoreButton app={app} onReport={onReport} />
    </div>
  )
}

type MoreButtonProps = Pick<ReviewActionsProps, 'app' | 'onReport'>

/** Opens the menu. The approach of the pointer or the focus loads its code, the first press renders it. */
function MoreButton({ app, onReport }: MoreButtonProps) {
  const [isWanted, setWanted] = useState(false)
  const look = { size: 'sm', icon: moreIcon, label: app.t('reviews.more') } as const
  const first = (
    <IconButton
      {...look}
      aria-haspopup="menu"
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return first
  return (
    <Suspense fallback={first}>
      <ReviewMenu app={app} button={look} onReport={onReport} />
    </Suspense>
  )
}

interface Vote {
  readonly isHelpful: boolean
  readonly count: number
}

interface VoteOptions {
  readonly review: Review
  readonly client: ReviewsClient
  /** Storage key under which this browser remembers its votes. */
  readonly key: string
  readonly onFailure: () => void
}

/** Shows a vote immediately and reverts it if the request fails. After a success the server's count is shown. */
function useHelpfulVote({ review, client, key, onFailure }: VoteOptions) {
  const [vote, setVote] = useState<Vote>({ isHelpful: false, count: review.helpfulCount })
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const isHelpful = readHelpfulVotes(key).has(review.id)
    if (isHelpful) setVote((current) => ({ ...current, isHelpful }))
  }, [review.id, key])
  const save = (next: Vote): void => {
    setVote(next)
    writeHelpfulVote(key, review.id, next.isHelpful)
  }
  const toggle = async (): Promise<void> => {
    if (isSending) return
    const isHelpful = !vote.isHelpful
    setSending(true)
    save({ isHelpful, count: Math.max(0, vote.count + (isHelpful ? 1 : -1)) })
    const answer = await client.voteHelpful({ reviewId: review.id, isHelpful })
    setSending(false)
    save(answer.ok ? { isHelpful, count: answer.value.helpfulCount } : vote)
    if (!answer.ok) onFailure()
  }
  return { ...vote, toggle }
}

/** The reviews that this browser marked as helpful; empty when the browser stores nothing. */
function readHelpfulVotes(key: string): ReadonlySet<string> {
  try {
    return new Set(parseHelpfulVotes(window.localStorage.getItem(key)))
  } catch {
    return new Set()
  }
}

function writeHelpfulVote(key: string, reviewId: string, isHelpful: boolean): void {
  const votes = [...readHelpfulVotes(key)].filter((id) => id !== reviewId)
  try {
    window.localStorage.setItem(key, serializeHelpfulVotes(isHelpful ? [...votes, reviewId] : votes))
  } catch {
    // The browser stores nothing. The vote still counts on the server.
  }
}
