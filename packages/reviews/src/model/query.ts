import { REVIEW_SORTS, type ReviewSort } from '@sorrel/contracts/http'
import { RATINGS, type Rating } from './rating.ts'

const SEARCH_MAX_LENGTH = 200
const LAST_PAGE = 9999

/** Which reviews a list shows, and in which order. */
export interface ReviewQuery {
  /** Words that title or text must contain; empty for all reviews. */
  readonly q: string
  readonly rating: Rating | 'all'
  readonly sort: ReviewSort
  /** Page number from 1; a page has ten reviews. */
  readonly page: number
}

export const DEFAULT_REVIEW_QUERY: ReviewQuery = { q: '', rating: 'all', sort: 'rating_high', page: 1 }

interface SearchValues {
  get(name: string): string | null
}

/**
 * Reads a query from a URL; invalid values fall back to their defaults. Never throws.
 * @param prefix of the names, where the page has parameters of its own: `review_` reads `review_sort`.
 *
 * @example
 * ```ts
 * import { parseReviewQuery } from '@sorrel/reviews/model'
 *
 * console.log(parseReviewQuery(new URLSearchParams('rating=5&sort=recent&page=zero'))) // { q: '', rating: 5, sort: 'recent', page: 1 }
 * ```
 */
export function parseReviewQuery(search: SearchValues, prefix = ''): ReviewQuery {
  const read = (name: string) => search.get(`${prefix}${name}`) ?? ''
  const page = Number(read('page'))
  return {
    q: Array.from(read('q').trim()).slice(0, SEARCH_MAX_LENGTH).join(''),
    rating: RATINGS.find((rating) => String(rating) === read('rating')) ?? 'all',
    sort: REVIEW_SORTS.find((sort) => sort === read('sort')) ?? DEFAULT_REVIEW_QUERY.sort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The search parameters of a query; defaults are left out. */
export function toReviewSearch(query: Partial<ReviewQuery>, prefix = ''): Record<string, string> {
  const { q, rating, sort, page } = { ...DEFAULT_REVIEW_QUERY, ...query }
  const entries = [
    ['q', q.trim()],
    ['rating', rating === 'all' ? '' : String(rating)],
    ['sort', sort === DEFAULT_REVIEW_QUERY.sort ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
  ] as const
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === '' ? [] : [[`${prefix}${name}`, value]])),
  )
}

/** Whether a search or a rating narrows the list: an empty list then means "no match". */
export function hasReviewFilters({ q, rating }: ReviewQuery): boolean {
  return q.trim() !== '' || rating !== 'all'
}
