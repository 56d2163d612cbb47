import { expect, test } from 'vitest'
import { toReviewData } from './reviews.ts'

const review = {
  rating: 4,
  title: 'Gentle',
  body: 'And it </script> lasts.',
  userName: 'Alice B.',
  dateCreated: '2026-10-03T08:15:00.000Z',
}

test('the average counts all reviews, the reviews are those on the page', () => {
  expect(toReviewData({ averageRating: 3.5, totalReviews: 2, reviews: [review] })).toEqual({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 3.5,
      reviewCount: 2,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        '@type': 'Review',
        name: 'Gentle',
        reviewBody: 'And it </script> lasts.',
        datePublished: '2026-10-03',
        author: { '@type': 'Person', name: 'Alice B.' },
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ],
  })
})

test('nothing is claimed without reviews', () => {
  expect(toReviewData({ averageRating: 0, totalReviews: 0, reviews: [] })).toEqual({})
})
