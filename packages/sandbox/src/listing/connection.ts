import { userError } from '../graphql/user-error.ts'

const DEFAULT_LIMIT = 15
const MAX_LIMIT = 1000

/** A page of a list, with the list's pages and number of entries. See docs/commerce-service.md#lists. */
export interface Connection<T> {
  /** Number of entries on all pages together. */
  readonly count: number
  readonly page: number
  readonly pageCount: number
  /** Every page with the positions (from 1) of its first and last entry. */
  readonly pages: readonly { readonly number: number; readonly start: number; readonly end: number }[]
  readonly results: readonly T[]
}

export interface PageArguments {
  /** Default 15; 1 to 1000. */
  readonly limit?: number | null | undefined
  /** From 1, the default. A page after the last is empty. */
  readonly page?: number | null | undefined
}

/** Throws a user error where more entries are asked for than a page may have. */
export function toConnection<T>(items: readonly T[], { limit, page }: PageArguments): Connection<T> {
  if ((limit ?? 0) > MAX_LIMIT) throw userError(`limit may be ${MAX_LIMIT} at most`)
  const size = Math.max(limit ?? DEFAULT_LIMIT, 1)
  const number = Math.max(page ?? 1, 1)
  const pageCount = Math.ceil(items.length / size)
  return {
    count: items.length,
    page: number,
    pageCount,
    pages: Array.from({ length: pageCount }, (_, index) => ({
      number: index + 1,
      start: index * size + 1,
      end: Math.min((index + 1) * size, items.length),
    })),
    results: items.slice((number - 1) * size, number * size),
  }
}

/** A list with a single page, such as the variants of a product. */
export function toWholeConnection<T>(items: readonly T[]): Connection<T> {
  const end = items.length
  return {
    count: end,
    page: 1,
    pageCount: end === 0 ? 0 : 1,
    pages: end === 0 ? [] : [{ number: 1, start: 1, end }],
    results: items,
  }
}
