import { type Untrusted, parseText } from '@sorrel/contracts/untrusted'
import { DEFAULT_CURRENCY_CODE } from '@sorrel/domain/money'

/** A record of an answer as received: its values are unknown until they are parsed. */
export type Wire<T> = NonNullable<Untrusted<T>>

/** An entry of a document's list, or of a connection's `results`. */
export type Entry<List extends readonly unknown[] | null> = NonNullable<NonNullable<List>[number]>

/** ISO 4217 code in capitals; `USD` when the service names none. */
export function toCurrencyCode(value: unknown): string {
  return parseText(value)?.toUpperCase() ?? DEFAULT_CURRENCY_CODE
}
