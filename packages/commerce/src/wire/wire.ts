import { isRecord, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import { DEFAULT_CURRENCY_CODE } from '@sorrel/domain/money'

/** A record of an answer as received: its values are unknown until they are parsed. */
export type Wire<T> = NonNullable<Untrusted<T>>

/** An entry of a document's list, or of a connection's `results`. */
export type Entry<List extends readonly unknown[] | null> = NonNullable<NonNullable<List>[number]>

/** ISO 4217 code in capitals; `USD` when the service names none. */
export function toCurrencyCode(value: unknown): string {
  return parseText(value)?.toUpperCase() ?? DEFAULT_CURRENCY_CODE
}

function toCamel(name: string): string {
  return name.replace(/(?<=[a-z0-9])_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
}

/** The same JSON with REST's snake_case names in camelCase, at every depth. */
export function toCamelCase(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(toCamelCase)
  if (!isRecord(json)) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [toCamel(name), toCamelCase(value)]))
}
