import * as z from 'zod/mini'
import { reviewChangeShape, reviewShape } from '../forms/review-fields.ts'
import { idSchema, maxCodePoints, withoutControls } from '../schema/values.ts'
import { defineEndpoint } from './endpoint.ts'

/** Order of a review list. Default `rating_high`. */
export const REVIEW_SORTS = ['helpful', 'recent', 'rating_high', 'rating_low'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const REVIEWS_PAGE_SIZE = 10

/** Longest search and longest report, in code points. */
const REVIEW_SEARCH_MAX_LENGTH = 200
const REVIEW_REPORT_MAX_LENGTH = 500

/** A path of the shop, or an address of the web: it becomes a link. */
const pictureUrl = z.string().check(z.regex(/^(?:https?:\/)?\/[^/\\]/))

/** An upright picture without metadata. `sources` are its widths, narrowest first; `url` is the widest. */
const imageSchema = z.object({
  id: z.string(),
  url: pictureUrl,
  /** Pixels of `url`. */
  width: z.number(),
  height: z.number(),
  sources: z.array(z.object({ url: pictureUrl, width: z.number() })),
})

/** The shop's answer to a review, plain text with line breaks. */
const replySchema = z.object({ text: z.string(), created_at: z.string() })

/** An approved review. Never holds an account or an order. */
const reviewSchema = z.object({
  id: z.string(),
  status: z.literal('approved'),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  title: z.string(),
  review_body: z.string(),
  user_name: z.string(),
  /** Language that the author's browser asked for (BCP 47). Unset where it is not known. */
  locale: z.optional(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
  helpful_count: z.int().check(z.minimum(0)),
  is_verified_purchase: z.boolean(),
  images: z.array(imageSchema),
  reply: z.optional(replySchema),
})

export type ReviewData = z.output<typeof reviewSchema>

const ratingCount = z.int().check(z.minimum(0))

const statsSchema = z.object({
  /** 0 to 5, one decimal; 0 without reviews. */
  averageRating: z.number(),
  totalReviews: ratingCount,
  ratingDistribution: z.object({
    1: ratingCount,
    2: ratingCount,
    3: ratingCount,
    4: ratingCount,
    5: ratingCount,
  }),
})

export type ReviewStatsData = z.output<typeof statsSchema>

/** A review as its author sees it, in whatever state. */
const ownReviewSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  product_id: z.string(),
  /** Name and slug at the time of the order. Unset where they are not known. */
  product_name: z.optional(z.string()),
  product_slug: z.optional(z.string()),
  rating: z.number(),
  title: z.string(),
  review_body: z.string(),
  created_at: z.string(),
  /** Why it was rejected: one of `REJECT_REASONS`, or the shop's own words. Unset in other states. */
  reject_reason: z.optional(z.string()),
  reply: z.optional(replySchema),
  /** Addresses that only the author can open. */
  images: z.array(imageSchema),
})

export type OwnReviewData = z.output<typeof ownReviewSchema>

/** Reasons of a rejection that the shop has words for in every language. */
export const REJECT_REASONS = ['off_topic', 'insulting', 'advertising', 'personal', 'picture'] as const

const eligibilitySchema = z.object({
  loggedIn: z.boolean(),
  hasPurchased: z.boolean(),
  canReview: z.boolean(),
  eligible_orders: z.array(z.object({ id: z.string(), date: z.string() })),
  /** The caller's own reviews of the product, newest first. */
  own_reviews: z.optional(z.array(ownReviewSchema)),
})

export type ReviewEligibilityData = z.output<typeof eligibilitySchema>

const productParams = z.strictObject({ productId: idSchema })
const reviewParams = z.strictObject({ reviewId: idSchema })

const listQuery = z.strictObject({
  /** Words that title or body must contain. */
  q: z.optional(z.string().check(withoutControls(), maxCodePoints(REVIEW_SEARCH_MAX_LENGTH))),
  rating: z.optional(z.enum(['1', '2', '3', '4', '5', 'all'])),
  sort: z.optional(z.enum(REVIEW_SORTS)),
  /** Page number from 1; a page has ten reviews. */
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
})

/** One page of approved reviews; `total` counts all that match. */
export const listReviewsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/by-product-id/{productId}',
  params: productParams,
  query: listQuery,
  answer: z.object({
    reviews: z.array(reviewSchema),
    total: ratingCount,
    page: z.number(),
    pageCount: z.number(),
    /** Words that most reviews mention, for a search, whatever the list is narrowed to; with the first page, where there are any. */
    mentions: z.optional(z.array(z.string())),
  }),
})

export const reviewStatsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/by-product/{productId}/stats',
  params: productParams,
  answer: statsSchema,
})

/** All false for a visitor who is not signed in. */
export const reviewEligibilityEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/eligibility/{productId}',
  params: productParams,
  answer: eligibilitySchema,
})

/** Averages of up to 100 products, `?products=a,b,c`; products without reviews are left out. */
export const reviewRatingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/ratings',
  query: z.strictObject({ products: z.string().check(z.regex(/^[\w.:-]{1,64}(?:,[\w.:-]{1,64}){0,99}$/)) }),
  answer: z.object({
    ratings: z.record(z.string(), z.object({ averageRating: z.number(), totalReviews: ratingCount })),
  }),
})

/** One vote per visitor; a repeated call changes nothing. `helpful: false` takes the vote back. */
export const voteHelpfulEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/reviews/{reviewId}/helpful',
  params: reviewParams,
  body: z.strictObject({ helpful: z._default(z.boolean(), true) }),
  answer: z.object({ helpful_count: ratingCount }),
})

/** 201 · 400 with fields · 401 · 403 not eligible · 409 already reviewed · 413 · 415 · 429 · 503. Up to five files named `images`, after the product and the order. */
export const createReviewEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/create',
  bodyType: 'multipart',
  body: z.strictObject(reviewShape),
  answer: z.object({ id: z.string(), status: z.literal('pending') }),
})

/** The caller's own reviews, newest first, at most 100. 401 for a visitor. */
export const ownReviewsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/own',
  answer: z.object({ reviews: z.array(ownReviewSchema) }),
})

/**
 * Changes one of the caller's reviews, which then waits for approval again. Files named `images` are added to the kept
 * ones, up to five in all. 404 for a review of somebody else.
 */
export const changeReviewEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/reviews/own/{reviewId}',
  params: reviewParams,
  bodyType: 'multipart',
  body: z.strictObject(reviewChangeShape),
  answer: z.object({ id: z.string(), status: z.literal('pending') }),
})

/** Withdraws one of the caller's reviews for good, with its pictures and votes. */
export const withdrawReviewEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/reviews/own/{reviewId}',
  params: reviewParams,
})

export const reportReviewEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/{reviewId}/report',
  params: reviewParams,
  body: z.strictObject({
    reason: z
      .string()
      .check(withoutControls(), z.trim(), z.minLength(1), maxCodePoints(REVIEW_REPORT_MAX_LENGTH)),
  }),
})
