import { err, ok, type Result } from '@sorrel/domain/result'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import {
  type NewReview,
  type ReviewChange,
  type Rating,
  type Review,
  type ReviewEligibility,
  type ReviewQuery,
  REVIEWS_PAGE_SIZE,
  type ReviewsClient,
  type ReviewsError,
  type ReviewsPage,
  toReviewStats,
} from '../../model.ts'
import type { HostApp } from '../host-app.ts'

const WRITTEN = [
  [5, 'Smells like breakfast', 'Gentle, lasts, and the paper wrap goes on the compost. On my fourth bar.'],
  [5, 'Even my teenager uses it', 'No tight feeling after. The lavender one is lovely too.'],
  [4, 'Good, a little soft', 'Keep it on a rack: left in water it goes soft. Otherwise the best we had.'],
  [
    5,
    'Kind to my hands',
    'I wash my hands forty times a day at work.\n\nThis is the first soap that leaves them alone.',
  ],
  [3, 'Nice, but small', 'Lovely scent. I had hoped for a bigger bar at this price.'],
  [2, 'Not for me', 'The scent is stronger than I like.'],
] as const satisfies readonly (readonly [Rating, string, string])[]

const NAMES = ['Alice B.', 'Tom W.', 'Nadia K.', 'Jo', 'Sam P.', 'Priya R.']

/** Makes this many reviews, always the same ones; the first of them have two pictures each. */
export function getSampleReviews(count: number, { withPictures = 1 } = {}): readonly Review[] {
  return Array.from({ length: count }, (_, index) => {
    const [rating, title, body] = WRITTEN[index % WRITTEN.length] ?? WRITTEN[0]
    return {
      id: `review-${index + 1}`,
      rating,
      title: index < WRITTEN.length ? title : `${title} (${index + 1})`,
      body,
      userName: NAMES[index % NAMES.length] ?? 'Jo',
      dateCreated: `2026-10-${String(28 - (index % 28)).padStart(2, '0')}T09:00:00.000Z`,
      helpfulCount: index === 0 ? 12 : index % 4,
      isVerified: true,
      images: index < withPictures ? PICTURES : [],
    }
  })
}

const PICTURES = ['oat-honey-soap-bar-2', 'oat-honey-soap-bar--lavender'].map((file) => ({
  id: file,
  url: `/media/${file}.webp`,
  width: 1280,
  height: 1440,
  sources: [],
}))

export interface SampleStore {
  readonly reviews: readonly Review[]
  readonly eligibility?: ReviewEligibility
  readonly mentions?: readonly string[]
  /** The failure of every change, instead of success. */
  readonly refusal?: ReviewsError
  /** The failure of every read, instead of reviews. */
  readonly outage?: ReviewsError
}

export const MAY_WRITE: ReviewEligibility = {
  loggedIn: true,
  hasPurchased: true,
  canReview: true,
  orders: [{ id: 'order-1', date: '2026-10-02T08:00:00.000Z' }],
}

export const VISITOR: ReviewEligibility = {
  loggedIn: false,
  hasPurchased: false,
  canReview: false,
  orders: [],
}

/** Told of each change that a visitor sends. */
export interface SampleCalls {
  readonly onCreate?: ((review: NewReview) => void) | undefined
  readonly onChange?: ((change: ReviewChange) => void) | undefined
  readonly onWithdraw?: ((reviewId: string) => void) | undefined
}

/** A client over reviews in memory, so that stories need no server. */
export function createSampleClient(
  store: SampleStore,
  { onCreate, onChange, onWithdraw }: SampleCalls = {},
): ReviewsClient {
  const { reviews, refusal, outage } = store
  const answer = <T>(value: T, failure: ReviewsError | undefined): Promise<Result<T, ReviewsError>> =>
    Promise.resolve(failure ? err(failure) : ok(value))
  return {
    list: (_, query) => answer({ ...findSampleReviews(reviews, query), mentions: store.mentions }, outage),
    getStats: () => answer(getStats(reviews), outage),
    getRatings: () => answer(new Map(), outage),
    getEligibility: () => answer(store.eligibility ?? VISITOR, outage),
    create: (review) => {
      onCreate?.(review)
      return answer({ id: 'new' }, refusal)
    },
    getOwn: () => answer([], outage),
    change: (change) => {
      onChange?.(change)
      return answer({ id: change.reviewId }, refusal)
    },
    withdraw: (reviewId) => {
      onWithdraw?.(reviewId)
      return answer(null, refusal)
    },
    voteHelpful: ({ reviewId, isHelpful }) => {
      const count = reviews.find(({ id }) => id === reviewId)?.helpfulCount ?? 0
      return answer({ helpfulCount: count + (isHelpful ? 1 : 0) }, refusal)
    },
    report: () => answer(null, refusal),
  }
}

export function getStats(reviews: readonly Review[]) {
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating } of reviews) distribution[rating] += 1
  return toReviewStats(distribution)
}

/** One page of the list, searched and sorted as the server does. */
export function findSampleReviews(reviews: readonly Review[], query: Partial<ReviewQuery> = {}): ReviewsPage {
  const { q = '', rating = 'all', sort = 'rating_high', page = 1 } = query
  const matching = reviews
    .filter((review) => rating === 'all' || review.rating === rating)
    .filter(({ title, body }) => `${title} ${body}`.toLowerCase().includes(q.trim().toLowerCase()))
    .toSorted(ORDERS[sort])
  return {
    reviews: matching.slice((page - 1) * REVIEWS_PAGE_SIZE, page * REVIEWS_PAGE_SIZE),
    total: matching.length,
    page,
    pageCount: Math.max(1, Math.ceil(matching.length / REVIEWS_PAGE_SIZE)),
  }
}

const ORDERS: Readonly<Record<ReviewQuery['sort'], (a: Review, b: Review) => number>> = {
  helpful: (a, b) => b.helpfulCount - a.helpfulCount,
  recent: (a, b) => b.dateCreated.localeCompare(a.dateCreated),
  rating_high: (a, b) => b.rating - a.rating,
  rating_low: (a, b) => a.rating - b.rating,
}

/** The app for the toolbar's language. */
export function createStoryApp(locale = 'en'): HostApp {
  return { t: createMessages({ locale, messages: getMessages(locale) }), locale }
}
