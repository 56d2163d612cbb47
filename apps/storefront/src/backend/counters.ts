import type { z } from 'zod'

/** Small records of one kind, each under a name. They hold JSON. */
export interface RecordKind<Value extends object> {
  /** One of few: names of different kinds have nothing to do with each other. */
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
  /** One of few, each with the same numbers wherever it is used. */
  readonly name: string
  readonly calls: number
  readonly seconds: number
}

/**
 * Counters and idempotency records, small enough to be kept in one store for all processes of a shop. No call rejects:
 * without the store each process counts on its own.
 */
export interface Counters {
  read<Value extends object>(kind: RecordKind<Value>, name: string): Promise<Value | undefined>
  /** Updates a record atomically. `change` must depend only on the record, because it may run several times. */
  update<Value extends object, Outcome>(
    kind: RecordKind<Value>,
    name: string,
    change: (value: Value | undefined) => Change<Value, Outcome>,
  ): Promise<Outcome>
  /** Takes one call of the limit for the key. Gives the milliseconds to wait where none is left. */
  take(limit: Limit, key: string): Promise<number | undefined>
}
