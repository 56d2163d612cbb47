import type { Untrusted } from '@sorrel/contracts/untrusted'

/** A record that a document asks for, as it came: its values are unknown until they are parsed. */
export type Wire<T> = NonNullable<Untrusted<T>>

/** What a list of a document, or a connection's `results`, holds. */
export type Entry<List extends readonly unknown[] | null> = NonNullable<NonNullable<List>[number]>
