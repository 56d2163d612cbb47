import { userError } from '../graphql/user-error.ts'
import { type Connection, type PageArguments, toConnection } from './connection.ts'
import { parseSearch } from './search.ts'
import { parseSort } from './sort.ts'
import type { StoredRecord } from './stored-record.ts'
import { parseWhere } from './where.ts'

/** Arguments of every list query. */
export interface ListArguments extends PageArguments {
  readonly where?: unknown
  readonly sort?: string | null | undefined
  readonly search?: string | null | undefined
}

/** How a list reads its items. */
export interface ListReader<T> {
  /** Language that words are sorted in. */
  readonly locale: string
  readonly toRecord: (item: T) => StoredRecord
  /** A text made by `toSearchText`; without it `search` finds nothing to restrict. */
  readonly getSearchText?: (item: T) => string
}

/**
 * The page of a list that its arguments ask for: searched, filtered, sorted, cut.
 * Throws a user error (code `INVALID`) where `where` or `sort` cannot be read.
 */
export function listItems<T>(
  items: readonly T[],
  given: ListArguments,
  reader: ListReader<T>,
): Connection<T> {
  const condition = parseWhere(given.where)
  if (!condition.ok) throw userError(condition.error)
  const order = parseSort(given.sort, reader.locale)
  if (!order.ok) throw userError(order.error)
  const { getSearchText } = reader
  const isFound = parseSearch(given.search)
  const found = getSearchText && given.search ? items.filter((item) => isFound(getSearchText(item))) : items
  const rows = found
    .map((item) => ({ item, record: reader.toRecord(item) }))
    .filter(({ record }) => condition.value(record))
    .sort((left, right) => order.value(left.record, right.record))
  return toConnection(
    rows.map(({ item }) => item),
    given,
  )
}
