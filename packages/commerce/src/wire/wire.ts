import type { Untrusted } from '@sorrel/contracts/untrusted'

/** A record of an answer as it was received: its values are unknown until they are parsed. */
export type Wire<T> = NonNullable<Untrusted<T>>

/** What a list of a document, or a connection's `results`, holds. */
export type Entry<List extends readonly unknown[] | null> = NonNullable<NonNullable<List>[number]>
