import { LRUCache } from 'lru-cache'
import { coalesceRuns } from '../invalidations/coalesce-runs.ts'
import type { CachedPages, PageState } from './cached-pages.ts'
import { withTimeout } from './with-timeout.ts'

/** A little after a failed page stops backing off: a timer may be earlier than the clock, and would find it resting. */
const FIRST_RETRY_MS = 5250
const LAST_RETRY_MS = 60_250

/** Time limit for renewing one page. */
const PAGE_MS = 10_000

export interface RenewOptions {
  /** Asks for the page as a visitor would; the path is the one that Next renders. */
  readonly renew: (key: string) => Promise<unknown>
  /** How many recently requested pages are renewed. Default 100. */
  readonly max?: number
}

export interface RenewingOptions {
  readonly pages: CachedPages
  /** The recently requested paths, the latest first. */
  readonly getRecent: () => readonly string[]
  readonly onDrop: (listener: () => void) => () => void
}

/**
 * After an invalidation renews the affected pages among the recently requested ones, in turn, and tries failed ones
 * again.
 */
export function startRenewing(
  { pages, getRecent, onDrop }: RenewingOptions,
  { renew, max = 100 }: RenewOptions,
): () => void {
  let isStopped = false
  let retryMs = FIRST_RETRY_MS
  let timer: NodeJS.Timeout | undefined

  async function renewOne(path: string): Promise<PageState> {
    const { state: before } = await pages.find(path)
    if (before !== 'stale' && before !== 'purged') return before
    const isSet = pages.whenSet(path)
    const asked = renew(path).then(
      // A stale page is answered before its render ends.
      () => (before === 'stale' ? isSet : undefined),
      () => undefined,
    )
    await withTimeout(asked, PAGE_MS).catch(() => undefined)
    return (await pages.find(path)).state
  }

  const pass = coalesceRuns(async () => {
    let isLeft = false
    for (const path of getRecent().slice(0, max)) {
      if (isStopped) return
      const state = await renewOne(path)
      if (state !== 'fresh' && state !== 'none') isLeft = true
    }
    clearTimeout(timer)
    if (!isLeft) retryMs = FIRST_RETRY_MS
    else timer = setTimeout(() => void pass(), retryMs).unref()
    if (isLeft) retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  })

  const stopListening = onDrop(() => void pass())
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
  }
}

/** Remembers the recently requested paths. */
export function createRecent(max = 1000) {
  const paths = new LRUCache<string, true>({ max })
  return {
    note: (path: string) => void paths.set(path, true),
    get: (): readonly string[] => [...paths.keys()],
  }
}
