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
  /** Language by which texts are sorted. */
  readonly locale: string
  readonly toRecord: (item: T) => StoredRecord
  /** The searchable text of an item, made by `toSearchText`. Without it `search` has no effect. */
  readonly getSearchText?: (item: T) => string
  /** A further condition. Default: every record matches. */
  readonly isFiltered?: (record: StoredRecord) => boolean
}

/**
 * The requested page of a list, after search, filter and sort.
 * Throws a user error (code `INVALID`) if `where`, `sort` or `limit` cannot be read.
 */
export function listItems<T>(
  items: readonly T[],
  given: ListArguments,
  reader: ListReader<T>,
): Connection<T> {
  return toConnection(sortItems(items, given, reader), given)
}

/** The whole list, after search, filter and sort. Throws as `listItems` does. */
export function sortItems<T>(items: readonly T[], given: ListArguments, reader: ListReader<T>): readonly T[] {
  const condition = parseWhere(given.where)
  if (!condition.ok) throw userError(condition.error)
  const order = parseSort(given.sort, reader.locale)
  if (!order.ok) throw userError(order.error)
  const { getSearchText, isFiltered = () => true } = reader
  const isFound = parseSearch(given.search)
  const found = getSearchText && given.search ? items.filter((item) => isFound(getSearchText(item))) : items
  const rows = found
    .map((item) => ({ item, record: reader.toRecord(item) }))
    .filter(({ record }) => condition.value(record) && isFiltered(record))
  return order.value(rows, ({ record }) => record).map(({ item }) => item)
}
