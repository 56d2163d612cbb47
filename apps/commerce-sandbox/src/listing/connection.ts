const DEFAULT_LIMIT = 15
const MAX_LIMIT = 100

/** A page of a list, and what surrounds it. See docs/commerce-service.md#lists. */
export interface Connection<T> {
  /** Everything the list holds, over all pages. */
  readonly count: number
  readonly page: number
  readonly pageCount: number
  /** Every page with the places (from 1) of its first and last entry. */
  readonly pages: readonly { readonly number: number; readonly start: number; readonly end: number }[]
  readonly results: readonly T[]
}

export interface PageArguments {
  /** Default 15; 1 to 100. */
  readonly limit?: number | null | undefined
  /** From 1, the default. A page after the last is empty. */
  readonly page?: number | null | undefined
}

export function toConnection<T>(items: readonly T[], { limit, page }: PageArguments): Connection<T> {
  const size = Math.min(Math.max(limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT)
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

/** A list that is never cut, such as the variants of a product. */
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
