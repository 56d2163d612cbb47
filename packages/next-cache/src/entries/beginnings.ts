import { LRUCache } from 'lru-cache'
import { atMost } from '../drops/at-most.ts'
import type { Mark } from '../drops/mark.ts'

/** Data that takes longer has failed, and holds no page back any more. */
const DATA_MS = 30_000

const READS_MAX = 10_000

interface Beginning {
  /** Of the oldest read that may still end. */
  readonly mark: Mark
  /** When the last read began, by the clock. */
  readonly at: number
}

interface DataBeginning extends Beginning {
  /** Of the read that pages may join. */
  readonly joined: Mark
  readonly since: number
}

/**
 * What had been heard when each read began that Next has not ended yet. A page may join data that somebody else began to
 * read before, so it counts as begun with the oldest of those. A read that failed leaves its beginning behind for the
 * next one, which then counts as older than it is: never as newer.
 */
export function createBeginnings({ now }: { readonly now: () => number }) {
  const pages = new LRUCache<string, Beginning>(atMost(READS_MAX))
  const data = new LRUCache<string, DataBeginning>(atMost(READS_MAX))
  const isRunning = ({ since }: DataBeginning) => now() - since < DATA_MS

  return {
    beginData(id: string, mark: Mark): void {
      const known = data.peek(id)
      const isJoined = known !== undefined && isRunning(known)
      const { joined, since } = isJoined ? known : { joined: mark, since: now() }
      data.set(id, { mark: known?.mark ?? mark, at: now(), joined, since })
    },
    beginPage(id: string, mark: Mark): void {
      const running = [...data.values()].filter(isRunning).map(({ joined }) => joined)
      const known = pages.peek(id)
      pages.set(id, { mark: known?.mark ?? toOldest(mark, running), at: now() })
    },
    /** Ends the read; undefined where nobody knows when it began. */
    end(id: string): Beginning | undefined {
      const found = pages.peek(id) ?? data.peek(id)
      pages.delete(id)
      data.delete(id)
      return found
    },
  }
}

/** All marks are of this run. */
const toOldest = (mark: Mark, others: readonly Mark[]): Mark =>
  others.reduce((oldest, other) => (other.moment < oldest.moment ? other : oldest), mark)
