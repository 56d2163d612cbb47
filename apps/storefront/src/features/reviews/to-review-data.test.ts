import { DEFAULT_REVIEW_QUERY, NO_REVIEWS, type Review, toReviewStats } from '@sorrel/reviews/model'
import { expect, test } from 'vitest'
import { toReviewData } from './to-review-data.ts'

const review: Review = {
  id: 'r1',
  rating: 4,
  title: 'Gentle',
  body: 'And it </script> lasts.',
  userName: 'Alice B.',
  dateCreated: '2026-10-03T08:15:00.000Z',
  helpfulCount: 2,
  isVerified: true,
  images: [],
}

test('the average counts all reviews, the reviews are those on the page', () => {
  const stats = toReviewStats({ 1: 0, 2: 0, 3: 1, 4: 1, 5: 0 })
  const list = { reviews: [review], total: 2 }
  expect(toReviewData({ stats, list, query: DEFAULT_REVIEW_QUERY })).toEqual({
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

test.each([
  'off' as const,
  'unavailable' as const,
  { stats: NO_REVIEWS, list: { reviews: [], total: 0 }, query: DEFAULT_REVIEW_QUERY },
])('nothing is claimed without reviews', (reviews) => {
  expect(toReviewData(reviews)).toEqual({})
})
