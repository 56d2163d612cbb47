import type { z } from 'zod'

/** Small records of one kind, each under a name. They hold JSON. */
export interface RecordKind<Value extends object> {
  /** Separates the names of this kind from those of other kinds. There are few kinds. */
  readonly kind: string
  readonly schema: z.ZodType<Value>
  /** A record may be forgotten this many milliseconds after its last change. */
  readonly lifeMs: number
}

export interface Change<Value, Outcome> {
  /** The new record; undefined to delete it. */
  readonly next: Value | undefined
  /** The result for the caller. */
  readonly outcome: Outcome
}

/** A number of calls in a number of seconds. */
export interface Limit {
  /** Always used with the same numbers. There are few names. */
  readonly name: string
  readonly calls: number
  readonly seconds: number
}

/**
 * Counters and idempotency records, small enough for a store that all processes of a shop share. No call rejects: while
 * the store is unavailable, each process counts on its own.
 */
export interface Counters {
  read<Value extends object>(kind: RecordKind<Value>, name: string): Promise<Value | undefined>
  /** Updates a record atomically. `change` must depend only on the record, because it may run several times. */
  update<Value extends object, Outcome>(
    kind: RecordKind<Value>,
    name: string,
    change: (value: Value | undefined) => Change<Value, Outcome>,
  ): Promise<Outcome>
  /** Counts one call for the key. Returns the milliseconds to wait if the limit is reached. */
  take(limit: Limit, key: string): Promise<number | undefined>
}
