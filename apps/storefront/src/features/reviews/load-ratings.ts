import type { ProductListing } from '@sorrel/domain/filters'
import type { ProductRating, ReviewsClient } from '@sorrel/reviews/model'
import { getFreshReviews, getCachedReviews, cacheBriefly } from '#backend/reviews.ts'
import { getListRating } from '#shop/get-list-rating.ts'
import type { ShopView } from '#shop/shop.ts'

/** Most products in one request to the reviews API. */
const PRODUCTS_MAX = 100

export type GetRating = (productId: string) => ProductRating | undefined

interface Listed {
  readonly id: string
}

/** Ratings for all cards of a cached page, in one request; none without an answer. */
export async function loadRatings(products: readonly Listed[]): Promise<GetRating> {
  const ids = toIds(products)
  const ratings = await fetchRatings(ids, getCachedReviews(ids))
  if (ratings === 'failed') await cacheBriefly()
  return toGetRating(ratings)
}

/** Ratings for one page of a list: the list's own, else those of the products shown. */
export async function loadListRatings({
  ratings,
  products,
}: Pick<ProductListing, 'ratings' | 'products'>): Promise<ShopView['getRating']> {
  return getListRating(ratings) ?? loadRatings(products)
}

/** The same for a list that is not cached. */
export async function loadFreshListRatings({
  ratings,
  products,
}: Pick<ProductListing, 'ratings' | 'products'>): Promise<ShopView['getRating']> {
  return getListRating(ratings) ?? toGetRating(await fetchRatings(toIds(products), getFreshReviews()))
}

type Ratings = ReadonlyMap<string, ProductRating> | 'none' | 'failed'

function toIds(products: readonly Listed[]): readonly string[] {
  return [...new Set(products.map(({ id }) => id))].toSorted().slice(0, PRODUCTS_MAX)
}

async function fetchRatings(ids: readonly string[], client: ReviewsClient | undefined): Promise<Ratings> {
  if (client === undefined || ids.length === 0) return 'none'
  const ratings = await client.getRatings(ids)
  return ratings.ok ? ratings.value : 'failed'
}

function toGetRating(ratings: Ratings): GetRating {
  return (productId) => (typeof ratings === 'string' ? undefined : ratings.get(productId))
}
