import type { StructuredNode } from '#routing/structured-data.tsx'
import type { ReviewsOfPage } from './load-reviews.ts'

export interface ReviewFacts {
  readonly aggregateRating?: StructuredNode
  readonly review?: readonly StructuredNode[]
}

/** What search engines learn of a product's reviews: approved ones only, and nothing when there are none. */
export function toReviewData(reviews: ReviewsOfPage): ReviewFacts {
  if (typeof reviews === 'string' || reviews.stats.totalReviews === 0) return {}
  const { stats, list } = reviews
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: stats.averageRating,
      reviewCount: stats.totalReviews,
      bestRating: 5,
      worstRating: 1,
    },
    review: list.reviews.map((review) => ({
      '@type': 'Review',
      name: review.title,
      reviewBody: review.body,
      datePublished: review.dateCreated.slice(0, 10),
      author: { '@type': 'Person', name: review.userName },
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    })),
  }
}
