import { LRUCache } from 'lru-cache'
import { maxEntries, type Mark } from '../invalidations/mark.ts'

const FIRST_MS = 5000
const LAST_MS = 60_000
const PAGES_MAX = 10_000

interface Failure {
  readonly mark: Mark
  readonly until: number
  readonly waitMs: number
}

/**
 * After a failure a page is not rendered again for 5 seconds, then 10, at most 60, so that a failing service is not
 * called for each read.
 */
export function createBackOff({ now }: { readonly now: () => number }) {
  const failures = new LRUCache<string, Failure>(maxEntries(PAGES_MAX))
  return {
    fail(id: string, mark: Mark): void {
      const waitMs = Math.min((failures.peek(id)?.waitMs ?? FIRST_MS / 2) * 2, LAST_MS)
      failures.set(id, { mark, until: now() + waitMs, waitMs })
    },
    succeed: (id: string) => void failures.delete(id),
    /** How long the page still backs off, 0 if it does not. A change since the failure ends it. */
    getRest(id: string, isChangedSince: (mark: Mark) => boolean): number {
      const failure = failures.peek(id)
      if (failure === undefined || isChangedSince(failure.mark)) return 0
      return Math.max(0, failure.until - now())
    },
  }
}
