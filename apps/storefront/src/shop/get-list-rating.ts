import type { ListRating } from '@sorrel/domain/filters'
import type { ShopView } from './shop.ts'

/** Ratings from a list's answer, in the form that cards use. */
export function getListRating(
  ratings: Readonly<Record<string, ListRating>> | undefined,
): ShopView['getRating'] {
  if (ratings === undefined) return undefined
  return (id) => {
    const rating = ratings[id]
    return rating && { averageRating: rating.average, totalReviews: rating.count }
  }
}
