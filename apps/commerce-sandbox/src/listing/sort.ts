import { err, ok, type Result } from '@sorrel/domain/result'
import { getValues, type StoredRecord, toStoredName } from './stored-record.ts'

export type Order = (left: StoredRecord, right: StoredRecord) => number

const TERM = /^([\w.]+)(?:\s+(asc|ascending|desc|descending))?$/i

/**
 * Reads the `sort` argument of a list: `popularity desc`, several fields separated by commas, ascending unless said
 * otherwise. Records without a value come last either way; equal ones keep their order. Words are put in the language's
 * order. The error names the part that cannot be read. See docs/commerce-service.md#lists.
 */
export function parseSort(sort: string | null | undefined, locale: string): Result<Order, string> {
  const collator = new Intl.Collator(locale, { numeric: true })
  const orders: Order[] = []
  for (const term of (sort ?? '').split(',').map((part) => part.trim())) {
    if (term === '') continue
    const [, name, direction = 'asc'] = TERM.exec(term) ?? []
    if (name === undefined) return err(`sort cannot be read at "${term}"`)
    const path = name.split('.').map(toStoredName)
    orders.push(toOrder({ path, sign: direction.toLowerCase().startsWith('desc') ? -1 : 1, collator }))
  }
  return ok((left, right) => firstDifference(orders, left, right))
}

function firstDifference(orders: readonly Order[], left: StoredRecord, right: StoredRecord): number {
  for (const order of orders) {
    const difference = order(left, right)
    if (difference !== 0) return difference
  }
  return 0
}

function toOrder({
  path,
  sign,
  collator,
}: {
  path: readonly string[]
  sign: 1 | -1
  collator: Intl.Collator
}): Order {
  return (left, right) => {
    const [first, second] = [getValues(left, path)[0], getValues(right, path)[0]]
    const missing = Number(isMissing(first)) - Number(isMissing(second))
    if (missing !== 0 || isMissing(first)) return missing
    return sign * compare(first, second, collator)
  }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null
}

function compare(left: unknown, right: unknown, collator: Intl.Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right)
  return collator.compare(String(left), String(right))
}
