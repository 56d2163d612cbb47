import type { AggregateRating, Review } from 'schema-dts'
import type { StructuredNode } from './node.ts'

/** Approved reviews of a product, as `@sorrel/reviews` answers them. */
export interface ReviewedProduct {
  readonly averageRating: number
  readonly totalReviews: number
  readonly reviews: readonly {
    readonly title: string
    readonly body: string
    readonly rating: number
    readonly userName: string
    /** ISO 8601. */
    readonly dateCreated: string
  }[]
}

export interface ReviewFacts {
  readonly aggregateRating?: StructuredNode
  readonly review?: readonly StructuredNode[]
}

const SCALE = { bestRating: 5, worstRating: 1 } as const

/** Structured data of a product's reviews: nothing where there are none. */
export function toReviewData({ averageRating, totalReviews, reviews }: ReviewedProduct): ReviewFacts {
  if (totalReviews === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      reviewCount: totalReviews,
      ...SCALE,
    } satisfies AggregateRating,
    review: reviews.map(
      (review) =>
        ({
          '@type': 'Review',
          name: review.title,
          reviewBody: review.body,
          datePublished: review.dateCreated.slice(0, 10),
          author: { '@type': 'Person', name: review.userName },
          reviewRating: { '@type': 'Rating', ratingValue: review.rating, ...SCALE },
        }) satisfies Review,
    ),
  }
}
