import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Review, ReviewQuery, ReviewsClient, ReviewsPage } from '../model.ts'

export interface ReviewList {
  readonly query: ReviewQuery
  readonly reviews: readonly Review[]
  /** Number of all matching reviews, shown or not. */
  readonly total: number
  /** Words that most reviews mention, whatever the list is narrowed to. */
  readonly mentions: readonly string[]
  readonly status: 'loading' | 'ready' | 'failed'
  /** Changes the query and shows the first page. */
  readonly change: (change: Partial<ReviewQuery>) => void
  /** Adds the next page and returns its reviews. */
  readonly showMore: () => Promise<readonly Review[]>
  /** Fetches the current list again. */
  readonly reload: () => void
}

export interface ReviewListOptions {
  readonly client: ReviewsClient
  readonly productId: string
  readonly initialQuery: ReviewQuery
  /** The list that the page already shows; without it the first page is fetched. */
  readonly initialList?: Pick<ReviewsPage, 'reviews' | 'total' | 'mentions'> | undefined
}

type State = Pick<ReviewList, 'query' | 'reviews' | 'total' | 'mentions' | 'status'>

/** The list of a product's reviews. An answer to an outdated request is dropped. */
export function useReviewList({
  client,
  productId,
  initialQuery,
  initialList,
}: ReviewListOptions): ReviewList {
  const [state, setState] = useState<State>(() => ({
    query: initialQuery,
    reviews: initialList?.reviews ?? [],
    total: initialList?.total ?? 0,
    mentions: initialList?.mentions ?? [],
    status: initialList === undefined ? 'loading' : 'ready',
  }))
  const running = useRef<AbortController>(undefined)
  const latestQuery = useRef(initialQuery)
  const load = useCallback(
    async (query: ReviewQuery, shown: readonly Review[]): Promise<readonly Review[]> => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      latestQuery.current = query
      setState((current) => ({ ...current, query, status: 'loading' }))
      const answer = await client.list(productId, query, { signal: controller.signal })
      if (controller.signal.aborted) return []
      if (!answer.ok) {
        setState((current) => ({ ...current, status: 'failed' }))
        return []
      }
      const known = new Set(shown.map(({ id }) => id))
      const added = answer.value.reviews.filter(({ id }) => !known.has(id))
      const { total, mentions } = answer.value
      setState((current) => ({
        query,
        reviews: [...shown, ...added],
        total,
        mentions: mentions ?? current.mentions,
        status: 'ready',
      }))
      return added
    },
    [client, productId],
  )
  const start = useEffectEvent(() => {
    if (initialList === undefined) void load(initialQuery, [])
  })
  useEffect(() => {
    start()
    return () => running.current?.abort()
  }, [])
  return {
    ...state,
    change: (change) => void load({ ...latestQuery.current, page: 1, ...change }, []),
    showMore: () => load({ ...latestQuery.current, page: latestQuery.current.page + 1 }, state.reviews),
    reload: () => void load({ ...latestQuery.current, page: 1 }, []),
  }
}
