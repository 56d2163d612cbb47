import { LRUCache } from 'lru-cache'
import { maxEntries, type Mark } from '../invalidations/mark.ts'

const READS_MAX = 10_000

interface ReadStart {
  readonly mark: Mark
  /** Clock time of the last read's start. */
  readonly at: number
}

/** For each running read, the last invalidation known when it began. */
export function createReadStarts({ now }: { readonly now: () => number }) {
  const reads = new LRUCache<string, ReadStart>(maxEntries(READS_MAX))
  return {
    /**
     * Concurrent reads of the same data all count as begun with the oldest. A failed read leaves its start behind for
     * the next one, which then counts as older than it is, never as newer.
     */
    startData(id: string, mark: Mark): void {
      reads.set(id, { mark: reads.peek(id)?.mark ?? mark, at: now() })
    },
    /** Next starts a page's render only after the previous one has ended. */
    startPage: (id: string, mark: Mark): void => void reads.set(id, { mark, at: now() }),
    /** Ends the read; undefined if its start is unknown. */
    end(id: string): ReadStart | undefined {
      const found = reads.peek(id)
      reads.delete(id)
      return found
    },
  }
}
