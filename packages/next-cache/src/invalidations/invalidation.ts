import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const schema = z.object({
  id: z.string(),
  /** Time of the invalidation, by the clock of its process. */
  at: z.number(),
  tags: z.array(z.string()),
  /** Whether older reads may not even be served stale. */
  purge: z.boolean(),
  /** Everything read before is invalidated; the tags are those that are purged. */
  isAll: z.boolean(),
})

/** An invalidation of tags as it is written to the log. */
export type Invalidation = Readonly<z.infer<typeof schema>>

/** An invalidation with its number in the log, which is the same for all processes. */
export interface LoggedInvalidation {
  readonly offset: number
  readonly invalidation: Invalidation
}

/** The last purge of a tag, which is remembered for longer than other invalidations. */
export interface LoggedPurge {
  readonly tag: string
  readonly id: string
  readonly offset: number
}

/** An unreadable record, perhaps of another version, counts as an invalidation of everything. */
export function parseInvalidation(text: unknown): Invalidation {
  try {
    return schema.parse(JSON.parse(String(text)))
  } catch {
    return { id: randomUUID(), at: Date.now(), tags: [], purge: false, isAll: true }
  }
}

export interface LogState {
  /** Changes when the log is emptied: numbers of different epochs cannot be compared. */
  readonly epoch: string
  /** The number of the last invalidation, 0 if there is none. */
  readonly last: number
}

type Awaitable<Value> = Value | Promise<Value>

/** A log of invalidations in an order that all processes share. Each call may throw while it is away. */
export interface InvalidationLog {
  readState(): Awaitable<LogState>
  /** The remembered invalidations after this number, in order. */
  readAfter(offset: number): Awaitable<readonly LoggedInvalidation[]>
  readPurges(): Awaitable<readonly LoggedPurge[]>
  append(invalidation: Invalidation): Awaitable<void>
}

/** How many invalidations a log remembers, for processes that were away. */
export const REMEMBERED = 10_000

/** How many tags' last purges are remembered apart. */
export const PURGES_MAX = 100_000
