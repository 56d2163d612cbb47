import { LRUCache } from 'lru-cache'
import { maxEntries, type Mark } from '../invalidations/mark.ts'

const READS_MAX = 10_000

interface ReadStart {
  readonly mark: Mark
  /** When the last read began, by the clock. */
  readonly at: number
}

/** What had been heard when each read began that Next has not ended yet. */
export function createReadStarts({ now }: { readonly now: () => number }) {
  const reads = new LRUCache<string, ReadStart>(maxEntries(READS_MAX))
  return {
    /**
     * Several reads of the same data may run at once: all count as begun with the oldest. One that failed leaves its
     * beginning behind for the next, which then counts as older than it is: never as newer.
     */
    startData(id: string, mark: Mark): void {
      reads.set(id, { mark: reads.peek(id)?.mark ?? mark, at: now() })
    },
    /** Next asks for a page only when it has ended all that it made of it before. */
    startPage: (id: string, mark: Mark): void => void reads.set(id, { mark, at: now() }),
    /** Ends the read; undefined where nobody knows when it began. */
    end(id: string): ReadStart | undefined {
      const found = reads.peek(id)
      reads.delete(id)
      return found
    },
  }
}
