import { useEffect, useState } from 'react'
import type { Review, ReviewsClient } from '../model.ts'
import { readHelpfulVotes, writeHelpfulVote } from './helpful-votes.ts'

export interface HelpfulVote {
  readonly isHelpful: boolean
  readonly count: number
  readonly toggle: () => Promise<void>
}

interface Vote {
  readonly isHelpful: boolean
  readonly count: number
}

/** A vote shows at once and is taken back when the request fails. After a success the count is the server's. */
export function useHelpfulVote(review: Review, client: ReviewsClient, onFailure: () => void): HelpfulVote {
  const [vote, setVote] = useState<Vote>({ isHelpful: false, count: review.helpfulCount })
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const isHelpful = readHelpfulVotes().has(review.id)
    if (isHelpful) setVote((current) => ({ ...current, isHelpful }))
  }, [review.id])
  const keep = (next: Vote): void => {
    setVote(next)
    writeHelpfulVote(review.id, next.isHelpful)
  }
  const toggle = async (): Promise<void> => {
    if (isSending) return
    const isHelpful = !vote.isHelpful
    setSending(true)
    keep({ isHelpful, count: Math.max(0, vote.count + (isHelpful ? 1 : -1)) })
    const answer = await client.voteHelpful({ reviewId: review.id, isHelpful })
    setSending(false)
    keep(answer.ok ? { isHelpful, count: answer.value.helpfulCount } : vote)
    if (!answer.ok) onFailure()
  }
  return { ...vote, toggle }
}
