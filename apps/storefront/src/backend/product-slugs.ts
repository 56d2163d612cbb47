import { LRUCache } from 'lru-cache'
import { maxEntries, copyString } from './cache-memory.ts'
import { type Clock, steadyClock } from './clock.ts'
import { getProcessState } from './process-state.ts'

/** Maximum number of products whose id and slug are remembered; those unused for longest are dropped first. */
const PRODUCTS_MAX = 200_000

/** Slugs that are remembered of one record. */
const SLUGS_MAX = 4

/** How answers name a product or a category: its id, then its slug. */
const PAIR = /"id":"([\w-]{1,100})","slug":"([\w-]{1,100})"/g
/** Links name products and categories without an id. */
const SLUG = /"slug":"([\w-]{1,100})"/g

/** Slugs by id: events of the service name records by id, pages by slug. */
export interface RecordSlugs {
  /** Remembers the records that an answer shows. */
  learn(body: string): void
  /** The slug of a record and its earlier slugs, newest first, because pages of each may still be cached. */
  get(id: string): readonly string[]
  /** When an answer last showed a record of this slug, of whatever kind, in milliseconds since the epoch. */
  getSeenAt(slug: string): number | undefined
}

export function createRecordSlugs(now: Clock, max = PRODUCTS_MAX): RecordSlugs {
  // A single text per record, with its slugs separated by spaces, takes the least memory.
  const slugs = new LRUCache<string, string>(maxEntries(max))
  const getAll = (id: string) => slugs.get(id)?.split(' ') ?? []
  const add = (id: string, slug: string) => {
    const all = [slug, ...getAll(id).filter((known) => known !== slug)]
    slugs.set(copyString(id), copyString(all.slice(0, SLUGS_MAX).join(' ')))
  }
  const seenAt = new LRUCache<string, number>(maxEntries(max))
  return {
    learn(body) {
      for (const [, id, slug] of body.matchAll(PAIR))
        if (id !== undefined && slug !== undefined) add(id, slug)
      for (const [, slug] of body.matchAll(SLUG)) if (slug !== undefined) seenAt.set(copyString(slug), now())
    },
    get: getAll,
    getSeenAt: (slug) => seenAt.get(slug),
  }
}

/** Records that this process has seen in the answers behind its pages. */
export const productSlugs = getProcessState('product-slugs', () => createRecordSlugs(steadyClock))
