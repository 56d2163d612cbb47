import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Counts } from './counts.ts'

/** Answers that are kept; the one that was made first goes first. */
const CACHED_MAX = 200

/** What counts that are kept are good for. */
export interface CountsState {
  /** They count what there was in this state. */
  readonly name: string
  /** Whether those of the state before may be answered while they are counted again. */
  readonly mayBeOld: boolean
}

/**
 * Counts of lists while the state is the same, so that the next page, another order and other visitors cost no counting.
 * Nothing that was not found is kept, so that a new product is found at once.
 */
export interface CachedCounts {
  get(
    question: SQL,
    state: CountsState,
    count: () => Promise<readonly CountedPart[]>,
  ): Promise<readonly CountedPart[]>
}

/** What one row of a count says. */
export interface CountedPart {
  /** The filters that its entries miss: a bit for each. */
  readonly missed: number
  readonly counts: Counts
}

export function createCachedCounts(): CachedCounts {
  const dialect = new PgDialect()
  type Counted = Promise<readonly CountedPart[]>
  let cached = new Map<string, Counted>()
  let old: typeof cached = new Map()
  let current = ''
  const keep = (key: string, made: Counted) => {
    const holder = cached.set(key, made)
    const end = (isCached: boolean) => {
      if (!isCached && holder.get(key) === made) holder.delete(key)
      if (isCached && holder === cached) old.delete(key)
    }
    made.then(
      (parts) => end(parts.some(({ counts }) => counts.count > 0)),
      () => end(false),
    )
    for (const [oldest] of cached) if (cached.size > CACHED_MAX) cached.delete(oldest)
  }
  return {
    get: (question, { name, mayBeOld }, count) => {
      if (name !== current) {
        old = mayBeOld ? cached : new Map()
        cached = new Map()
        current = name
      }
      const { sql, params } = dialect.sqlToQuery(question)
      const key = JSON.stringify([sql, params])
      const made = cached.get(key) ?? count()
      if (!cached.has(key)) keep(key, made)
      return old.get(key) ?? made
    },
  }
}
