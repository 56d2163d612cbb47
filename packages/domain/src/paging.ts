/** Products on one page of a listing. */
export const LISTING_PAGE_SIZE = 25

/** Products per query of a category. */
export const CATEGORY_PAGE_SIZE = 20

export interface Page<T> {
  readonly items: readonly T[]
  /** From 1, never beyond the last page. */
  readonly page: number
  /** At least 1. */
  readonly pageCount: number
  /** Items on all pages. */
  readonly count: number
}

/**
 * One page of a list. A page beyond either end gives the nearest one, so every item is on a reachable page.
 *
 * @example
 * ```ts
 * import { getPage } from '@sorrel/domain/paging'
 *
 * const { items, page, pageCount } = getPage(['a', 'b', 'c'], { page: 2, pageSize: 2 })
 * console.log(items, page, pageCount) // [ 'c' ] 2 2
 * ```
 */
export function getPage<T>(
  items: readonly T[],
  question: { readonly page: number; readonly pageSize?: number | undefined },
): Page<T> {
  const pageSize = Math.max(1, Math.trunc(question.pageSize ?? LISTING_PAGE_SIZE))
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(pageCount, Math.max(1, Math.trunc(question.page) || 1))
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pageCount, count: items.length }
}
