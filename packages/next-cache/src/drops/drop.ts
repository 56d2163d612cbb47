import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const schema = z.object({
  id: z.string(),
  /** When it was dropped, by the clock of the process that did. */
  at: z.number(),
  tags: z.array(z.string()),
  /** What was read before is not good enough to be shown meanwhile either. */
  purge: z.boolean(),
  /** Whatever was read until then is dropped, with the tags as the purged ones among it. */
  isAll: z.boolean(),
})

/** A drop of tags, as processes tell each other of it. */
export type Drop = Readonly<z.infer<typeof schema>>

/** A drop with its whole number in the order in which all processes hear of drops. */
export interface PlacedDrop {
  readonly place: number
  readonly drop: Drop
}

/** The last drop that purged a tag, which is remembered for longer than the drop itself. */
export interface PlacedPurge {
  readonly tag: string
  readonly id: string
  readonly place: number
}

/** A record that another version may have written and nobody understands here is a drop of everything. */
export function parseDrop(text: unknown): Drop {
  try {
    return schema.parse(JSON.parse(String(text)))
  } catch {
    return { id: randomUUID(), at: Date.now(), tags: [], purge: false, isAll: true }
  }
}

export interface LogState {
  /** Changes when the log was emptied or began anew: numbers of different epochs cannot be compared. */
  readonly epoch: string
  /** The number of the last drop, 0 where there was none. */
  readonly last: number
}

type Awaitable<Value> = Value | Promise<Value>

/** Drops in the order that all processes see. Each call may throw while the log is out of reach. */
export interface DropLog {
  readState(): Awaitable<LogState>
  /** The drops after this number that the log still remembers, in order. */
  readAfter(place: number): Awaitable<readonly PlacedDrop[]>
  readPurges(): Awaitable<readonly PlacedPurge[]>
  append(drop: Drop): Awaitable<void>
}

/** Drops that a log remembers, for processes that were away. */
export const REMEMBERED = 10_000

/** Tags whose last purge is remembered apart. */
export const PURGES_MAX = 100_000
