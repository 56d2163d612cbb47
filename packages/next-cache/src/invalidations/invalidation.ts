import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const schema = z.object({
  id: z.string(),
  /** When it was invalidated, by the clock of the process that did. */
  at: z.number(),
  tags: z.array(z.string()),
  /** What was read before is not good enough to be shown meanwhile either. */
  purge: z.boolean(),
  /** Whatever was read until then is invalidated, with the tags as the purged ones among it. */
  isAll: z.boolean(),
})

/** An invalidation of tags, as processes tell each other of it. */
export type Invalidation = Readonly<z.infer<typeof schema>>

/** An invalidation with its whole number in the order in which all processes hear of invalidations. */
export interface LoggedInvalidation {
  readonly offset: number
  readonly invalidation: Invalidation
}

/** The last invalidation that purged a tag, which is remembered for longer than the invalidation itself. */
export interface LoggedPurge {
  readonly tag: string
  readonly id: string
  readonly offset: number
}

/** A record that another version may have written and nobody understands here is an invalidation of everything. */
export function parseInvalidation(text: unknown): Invalidation {
  try {
    return schema.parse(JSON.parse(String(text)))
  } catch {
    return { id: randomUUID(), at: Date.now(), tags: [], purge: false, isAll: true }
  }
}

export interface LogState {
  /** Changes when the log was emptied or began anew: numbers of different epochs cannot be compared. */
  readonly epoch: string
  /** The number of the last invalidation, 0 where there was none. */
  readonly last: number
}

type Awaitable<Value> = Value | Promise<Value>

/** Invalidations in the order that all processes see. Each call may throw while the log is out of reach. */
export interface InvalidationLog {
  readState(): Awaitable<LogState>
  /** The invalidations after this number that the log still remembers, in order. */
  readAfter(offset: number): Awaitable<readonly LoggedInvalidation[]>
  readPurges(): Awaitable<readonly LoggedPurge[]>
  append(invalidation: Invalidation): Awaitable<void>
}

/** Invalidations that a log remembers, for processes that were away. */
export const REMEMBERED = 10_000

/** Tags whose last purge is remembered apart. */
export const PURGES_MAX = 100_000
