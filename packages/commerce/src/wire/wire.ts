import type { Untrusted } from '@sorrel/contracts/untrusted'

/** A record of an answer as received: its values are unknown until they are parsed. */
export type Wire<T> = NonNullable<Untrusted<T>>

/** An entry of a document's list, or of a connection's `results`. */
export type Entry<List extends readonly unknown[] | null> = NonNullable<NonNullable<List>[number]>
