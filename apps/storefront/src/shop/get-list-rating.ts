import type { ListRating } from '@sorrel/domain/filters'
import type { ShopView } from './shop.ts'

/** What a list says of its products' ratings, as cards ask for it. */
export function getListRating(
  ratings: Readonly<Record<string, ListRating>> | undefined,
): ShopView['getRating'] {
  if (ratings === undefined) return undefined
  return (id) => {
    const rating = ratings[id]
    return rating && { averageRating: rating.average, totalReviews: rating.count }
  }
}
