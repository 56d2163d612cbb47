import type { z } from 'zod'

/** Small records of one kind, each under a name. They hold JSON. */
export interface RecordKind<Value extends object> {
  /** One of few: names of different kinds have nothing to do with each other. */
  readonly kind: string
  readonly schema: z.ZodType<Value>
  /** A record may be forgotten so many milliseconds after its last change. */
  readonly lifeMs: number
}

export interface Change<Value, Outcome> {
  /** What the record is from now on; undefined where there is to be none. */
  readonly next: Value | undefined
  /** What the caller learns of it. */
  readonly outcome: Outcome
}

/** So many calls in so many seconds. */
export interface Limit {
  /** One of few, each with the same numbers wherever it is used. */
  readonly name: string
  readonly calls: number
  readonly seconds: number
}

/**
 * What is counted, and what was done already: so few bytes that the processes of a shop can ask one store for them. No
 * call rejects: while the store is away each process counts for itself.
 */
export interface Counters {
  read<Value extends object>(kind: RecordKind<Value>, name: string): Promise<Value | undefined>
  /**
   * Changes a record in one step: nobody else changes it in between. `change` depends on nothing but the record, since it
   * may run several times.
   */
  update<Value extends object, Outcome>(
    kind: RecordKind<Value>,
    name: string,
    change: (value: Value | undefined) => Change<Value, Outcome>,
  ): Promise<Outcome>
  /** Takes one call of the limit for the key. Gives the milliseconds to wait where none is left. */
  take(limit: Limit, key: string): Promise<number | undefined>
}
