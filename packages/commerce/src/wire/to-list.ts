import { parseList, type ListOrConnection } from '@sorrel/contracts/untrusted'

/** Receives warnings about the service's answers. They never contain a shopper's data or a token. */
export interface Logger {
  readonly warn: (message: string, details?: Readonly<Record<string, unknown>>) => void
}

export const silentLogger: Logger = { warn: () => {} }

/** The context of every mapper. */
export interface MapContext {
  readonly logger: Logger
  /** Group of the session's account. Prices of any other group are left out. Default: none. */
  readonly accountGroup?: string | undefined
  /** Slug of the category whose products are gift cards. Default: `gifts-sets`. */
  readonly giftCategory?: string | undefined
  /** Of the product that is read, from `getLowestPrice`: bounds what its sale claims. */
  readonly lowestPrice?: number | undefined
}

interface ListOptions<Item, T> {
  /** Name of a record for the log. */
  readonly name: string
  readonly context: MapContext
  /** Nothing for a record that cannot be used. */
  readonly toItem: (value: NonNullable<Item>) => T | undefined
}

/** Converts each record of a list; unusable records are dropped with a warning. */
export function toList<Item, T>(
  value: ListOrConnection<Item>,
  { name, context, toItem }: ListOptions<Item, T>,
): readonly T[] {
  const records = parseList(value)
  const items = records.flatMap((record) => toItem(record) ?? [])
  const dropped = records.length - items.length
  if (dropped > 0) context.logger.warn('Dropped records that could not be read', { name, dropped })
  return items
}
