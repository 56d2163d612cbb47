import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Counts } from './counts.ts'

/** How many answers are kept; the oldest is dropped first. */
const CACHED_MAX = 200

/** The state in which kept counts are valid. */
export interface CountsState {
  /** The counts describe the catalogue in this state. */
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

/** One row of a count. */
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
