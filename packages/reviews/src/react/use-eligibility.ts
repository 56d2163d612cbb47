import { useEffect, useState } from 'react'
import { NO_ELIGIBILITY, type ReviewEligibility, type ReviewsClient } from '../model.ts'

export interface Eligibility {
  /** Undefined until the answer has arrived. */
  readonly value: ReviewEligibility | undefined
  /** `failed`: the request failed, so it is unknown whether the visitor is logged in. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly reload: () => void
}

/** Whether the visitor may write a review. After a failed request they may not. */
export function useEligibility(client: ReviewsClient, productId: string): Eligibility {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Omit<Eligibility, 'reload'>>({ value: undefined, status: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    void client.getEligibility(productId, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return
      setState(
        answer.ok ? { value: answer.value, status: 'ready' } : { value: NO_ELIGIBILITY, status: 'failed' },
      )
    })
    return () => controller.abort()
  }, [client, productId, round])
  return { ...state, reload: () => setRound((current) => current + 1) }
}

/**
 * Whether to invite the visitor to write the first review: false for customers who have written one or may not write.
 */
export function mayBeFirst({ value }: Pick<Eligibility, 'value'>): boolean {
  return value === undefined || !value.loggedIn || value.canReview
}
