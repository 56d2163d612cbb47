/** Every possible rating, best first, in the order of a distribution. */
export const RATINGS = [5, 4, 3, 2, 1] as const
export type Rating = (typeof RATINGS)[number]

/** Narrows a number to a rating. Schema and table allow only 1 to 5. */
export function toRating(rating: number): Rating {
  return RATINGS.find((known) => known === rating) ?? 5
}

/** Average, total and distribution of a product's approved reviews. */
export interface ReviewStats {
  /** 1 to 5 with one decimal; 0 without reviews. */
  readonly averageRating: number
  readonly totalReviews: number
  /** How many reviews gave each rating. */
  readonly ratingDistribution: Readonly<Record<Rating, number>>
}

/** The part that a product card shows. */
export type ProductRating = Pick<ReviewStats, 'averageRating' | 'totalReviews'>

export const NO_REVIEWS: ReviewStats = {
  averageRating: 0,
  totalReviews: 0,
  ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
}

/** Average and total of a distribution. */
export function toReviewStats(ratingDistribution: ReviewStats['ratingDistribution']): ReviewStats {
  return {
    averageRating: getAverageRating(ratingDistribution),
    totalReviews: getTotal(ratingDistribution),
    ratingDistribution,
  }
}

/** The mean, rounded to one decimal, halves up; 0 without reviews. */
function getAverageRating(distribution: ReviewStats['ratingDistribution']): number {
  const total = getTotal(distribution)
  if (total === 0) return 0
  const sum = RATINGS.reduce((points, rating) => points + rating * distribution[rating], 0)
  return Math.round((sum * 10) / total) / 10
}

/** The share of a rating among all reviews, 0 to 1; 0 without reviews. */
export function getRatingShare(stats: ReviewStats, rating: Rating): number {
  return stats.totalReviews === 0 ? 0 : stats.ratingDistribution[rating] / stats.totalReviews
}

function getTotal(distribution: ReviewStats['ratingDistribution']): number {
  return RATINGS.reduce<number>((total, rating) => total + distribution[rating], 0)
}
