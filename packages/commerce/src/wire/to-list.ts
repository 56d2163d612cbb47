import type { Logger } from './logger.ts'
import { parseList } from './parse.ts'

/** What every mapper is given. */
export interface MapContext {
  readonly logger: Logger
}

interface ListOptions<T> {
  /** Name of a record for the log. */
  readonly name: string
  readonly context: MapContext
  /** Nothing for a record that cannot be used. */
  readonly toItem: (value: unknown) => T | undefined
}

/** Converts each record of a list; those that cannot be used are dropped with a warning. */
export function toList<T>(value: unknown, { name, context, toItem }: ListOptions<T>): readonly T[] {
  const records = parseList(value)
  const items = records.flatMap((record) => toItem(record) ?? [])
  const dropped = records.length - items.length
  if (dropped > 0) context.logger.warn('Dropped records that could not be read', { name, dropped })
  return items
}
