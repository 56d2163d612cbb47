import { LRUCache } from 'lru-cache'
import { maxEntries, type Mark } from '../drops/mark.ts'

const READS_MAX = 10_000

interface Beginning {
  readonly mark: Mark
  /** When the last read began, by the clock. */
  readonly at: number
}

/** What had been heard when each read began that Next has not ended yet. */
export function createBeginnings({ now }: { readonly now: () => number }) {
  const reads = new LRUCache<string, Beginning>(maxEntries(READS_MAX))
  return {
    /**
     * Several reads of the same data may run at once: all count as begun with the oldest. One that failed leaves its
     * beginning behind for the next, which then counts as older than it is: never as newer.
     */
    beginData(id: string, mark: Mark): void {
      reads.set(id, { mark: reads.peek(id)?.mark ?? mark, at: now() })
    },
    /** Next asks for a page only when it has ended all that it made of it before. */
    beginPage: (id: string, mark: Mark): void => void reads.set(id, { mark, at: now() }),
    /** Ends the read; undefined where nobody knows when it began. */
    end(id: string): Beginning | undefined {
      const found = reads.peek(id)
      reads.delete(id)
      return found
    },
  }
}
