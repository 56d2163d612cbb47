import { useCallback, useEffect, useState } from 'react'
import { NO_REVIEWS, type ReviewsClient, type ReviewStats } from '../model.ts'

export interface LoadedStats {
  readonly value: ReviewStats
  readonly status: 'loading' | 'ready' | 'failed'
  readonly reload: () => void
}

export interface ReviewStatsOptions {
  readonly client: ReviewsClient
  readonly productId: string
  /** The stats that the page already shows; without them they are fetched. */
  readonly initial?: ReviewStats | undefined
}

/** The stats of a product's reviews. A failed request keeps the known ones. */
export function useReviewStats({ client, productId, initial }: ReviewStatsOptions): LoadedStats {
  const [state, setState] = useState<Omit<LoadedStats, 'reload'>>({
    value: initial ?? NO_REVIEWS,
    status: initial === undefined ? 'loading' : 'ready',
  })
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const answer = await client.getStats(productId, { signal })
      if (signal?.aborted) return
      setState((current) =>
        answer.ok ? { value: answer.value, status: 'ready' } : { ...current, status: 'failed' },
      )
    },
    [client, productId],
  )
  const isMissing = initial === undefined
  useEffect(() => {
    if (!isMissing) return
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [isMissing, load])
  return { ...state, reload: () => void load() }
}
