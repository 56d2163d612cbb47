import { useEffect, useState } from 'react'
import { NO_ELIGIBILITY, type ReviewEligibility, type ReviewsClient } from '../model.ts'

export interface Eligibility {
  /** Undefined until the answer is there. */
  readonly value: ReviewEligibility | undefined
  /** `failed`: the question did not get through, which says nothing about being logged in. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly reload: () => void
}

/** Whether the visitor may write a review. A failed call treats them as unable to. */
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
