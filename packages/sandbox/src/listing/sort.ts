import { err, ok, type Result } from '@sorrel/domain/result'
import { getValues, type StoredRecord, toStoredName } from './stored-record.ts'

/** A sorted copy; `toRecord` gives the record that an item is sorted by. */
export type Sort = <T>(items: readonly T[], toRecord: (item: T) => StoredRecord) => readonly T[]

const TERM = /^([\w.]+)(?:\s+(asc|ascending|desc|descending))?$/i

/**
 * Reads the `sort` argument of a list: `popularity desc`, several fields separated by commas, ascending by default.
 * Records without a value come last in both directions; equal ones keep their order. Texts are compared by the rules of
 * the language. The error contains the part that cannot be read. See docs/commerce-service.md#lists.
 */
export function parseSort(sort: string | null | undefined, locale: string): Result<Sort, string> {
  const collator = new Intl.Collator(locale, { numeric: true })
  const terms: Term[] = []
  for (const term of (sort ?? '').split(',').map((part) => part.trim())) {
    if (term === '') continue
    const [, name, direction = 'asc'] = TERM.exec(term) ?? []
    if (name === undefined) return err(`sort cannot be read at "${term}"`)
    const path = name.split('.').map(toStoredName)
    terms.push({ path, sign: direction.toLowerCase().startsWith('desc') ? -1 : 1 })
  }
  return ok((items, toRecord) => sortByTerms(items, toRecord, { terms, collator }))
}

interface Term {
  readonly path: readonly string[]
  readonly sign: 1 | -1
}

interface Order {
  readonly terms: readonly Term[]
  readonly collator: Intl.Collator
}

/** The values of an item are read once, not at each comparison. */
function sortByTerms<T>(
  items: readonly T[],
  toRecord: (item: T) => StoredRecord,
  { terms, collator }: Order,
): readonly T[] {
  if (terms.length === 0) return items
  const rows = items.map((item) => {
    const record = toRecord(item)
    return { item, values: terms.map(({ path }) => getValues(record, path)[0]) }
  })
  rows.sort((left, right) => {
    for (const [index, { sign }] of terms.entries()) {
      const difference = compareOrMissing([left.values[index], right.values[index]], sign, collator)
      if (difference !== 0) return difference
    }
    return 0
  })
  return rows.map(({ item }) => item)
}

function compareOrMissing(
  [left, right]: readonly [unknown, unknown],
  sign: 1 | -1,
  collator: Intl.Collator,
): number {
  const missing = Number(isMissing(left)) - Number(isMissing(right))
  if (missing !== 0 || isMissing(left)) return missing
  return sign * compare(left, right, collator)
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null
}

function compare(left: unknown, right: unknown, collator: Intl.Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right)
  return collator.compare(String(left), String(right))
}
