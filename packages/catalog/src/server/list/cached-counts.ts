import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Counts } from './counts.ts'

/** Maximum number of cached answers; the oldest is dropped first. */
const CACHED_MAX = 200

/** The state for which cached counts are valid. */
export interface CountsState {
  /** Identifies the state of the catalogue. */
  readonly name: string
  /** Whether counts of the previous state may be served while they are counted again. */
  readonly mayBeOld: boolean
}

/**
 * Caches the counts of lists while the state is the same, so that the next page, another order and other visitors need
 * no counting. Empty results are not cached, so that a new product appears immediately.
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
  /** Bit mask of the filters that the entries do not match. */
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
