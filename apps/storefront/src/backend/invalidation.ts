import { getCache, type NextCache, openCache } from '@sorrel/next-cache/cache'
import { steadyClock } from './clock.ts'

/** The cache of this process, or an in-memory one if none was opened, as in unit tests. */
function getOwnCache(): NextCache {
  return getCache() ?? openCache({ scope: 'memory', now: steadyClock })
}

/** Data read before a change must not count as current after it. */
export const invalidation = {
  /**
   * Invalidates everything with one of the tags: it is served stale until it is rendered again. With `purge` it is not
   * served any more. Resolves when no process of the shop serves purged data.
   */
  invalidate: (tags: readonly string[], options: { readonly purge?: boolean } = {}): Promise<void> =>
    getOwnCache().drop(tags, options),
  /** When one of the tags was invalidated last as far as this process knows, in milliseconds since the epoch. */
  getLastInvalidation: (tags: readonly string[]): number | undefined => getOwnCache().getLastDrop(tags),
  /** Number of invalidations that this process knows of. */
  getInvalidationCount: (): number => getOwnCache().getDropCount(),
  /** Calls the listener after each invalidation. Returns a function that unsubscribes. */
  onInvalidation: (listener: Parameters<NextCache['onDrop']>[0]): (() => void) =>
    getOwnCache().onDrop(listener),
  /** Whether one of the read's tags was invalidated after the read began. */
  isInvalidated: ({
    startedAt,
    tags,
  }: {
    readonly startedAt: number
    readonly tags: readonly string[]
  }): boolean => (getOwnCache().getLastDrop(tags) ?? Number.NEGATIVE_INFINITY) >= startedAt,
} as const

/** The parts of invalidation that its users take. */
export type Invalidation = typeof invalidation
