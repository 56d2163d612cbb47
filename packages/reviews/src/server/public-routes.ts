import {
  changeReviewEndpoint,
  createReviewEndpoint,
  listReviewsEndpoint,
  ownReviewsEndpoint,
  reportReviewEndpoint,
  reviewEligibilityEndpoint,
  reviewRatingsEndpoint,
  reviewStatsEndpoint,
  voteHelpfulEndpoint,
  withdrawReviewEndpoint,
} from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import type { Hono } from 'hono'
import { NO_REVIEWS } from '../model/rating.ts'
import type { ReviewsContext } from './context.ts'
import { refuse, type Refusal } from './http/answer.ts'
import { PROBLEM_ANSWER, toOpenApi } from '@sorrel/contracts/open-api'
import { refuseOtherMethods, serveEndpoint } from './http/serve.ts'
import { addOwnRoutes } from './own-routes.ts'
import { createReview } from './reviews/create-review.ts'
import { getEligibility } from './reviews/eligibility.ts'
import { listReviews } from './reviews/list-reviews.ts'
import { findStats } from './reviews/ratings.ts'
import { reportReview } from './reviews/report.ts'
import { OWN_PICTURES_PATH } from './reviews/own-reviews.ts'
import { servePicture } from './reviews/serve-picture.ts'
import { PICTURES_PATH } from './reviews/to-picture-data.ts'
import { voteHelpful } from './reviews/vote.ts'

/** By operation id. */
const ENDPOINTS = {
  listReviews: listReviewsEndpoint,
  getReviewStats: reviewStatsEndpoint,
  getRatings: reviewRatingsEndpoint,
  getEligibility: reviewEligibilityEndpoint,
  createReview: createReviewEndpoint,
  listOwnReviews: ownReviewsEndpoint,
  changeReview: changeReviewEndpoint,
  withdrawReview: withdrawReviewEndpoint,
  voteHelpful: voteHelpfulEndpoint,
  reportReview: reportReviewEndpoint,
} as const

const READ = [400, 429]
const WRITE = [400, 403, 404, 413, 415, 429]
const PROBLEMS: Readonly<Record<keyof typeof ENDPOINTS, readonly number[]>> = {
  listReviews: READ,
  getReviewStats: READ,
  getRatings: READ,
  getEligibility: [400, 429, 503],
  createReview: [400, 401, 403, 408, 409, 413, 415, 429, 503],
  listOwnReviews: [401, 429, 503],
  changeReview: [400, 401, 403, 404, 408, 413, 415, 429, 503],
  withdrawReview: [400, 401, 403, 404, 429, 503],
  voteHelpful: WRITE,
  reportReview: WRITE,
}

const toPicturePath = (operationId: string, path: string) => ({
  [`${path}/{id}/{width}`]: {
    get: {
      operationId,
      parameters: ['id', 'width'].map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      responses: {
        200: {
          description: 'AVIF where the caller accepts it, else WebP',
          content: {
            'image/avif': { schema: { type: 'string', format: 'binary' } },
            'image/webp': { schema: { type: 'string', format: 'binary' } },
          },
        },
        404: PROBLEM_ANSWER,
      },
    },
  },
})

const PICTURE_PATHS = {
  ...toPicturePath('getPicture', PICTURES_PATH),
  ...toPicturePath('getOwnPicture', OWN_PICTURES_PATH),
}

/** The public endpoints as OpenAPI 3.1. */
export function describePublicApi() {
  return toOpenApi({
    title: 'Reviews',
    endpoints: ENDPOINTS,
    getProblems: (name) => PROBLEMS[name],
    morePaths: PICTURE_PATHS,
  })
}

/** Browsers may store the answer, but have to revalidate it before each use. */
const REVALIDATED = 'no-cache'
const NO_REVIEW: Refusal = { code: 'not_found', message: 'There is no such review.' }

/** Adds the endpoints for shoppers and the shop. */
export function addPublicRoutes(app: Hono, context: ReviewsContext): void {
  addReads(app, context)
  addOwnRoutes(app, context)
  addWrites(app, context)
  addPictures(app, context)
  refuseOtherMethods(app, Object.values(ENDPOINTS))
}

function addReads(app: Hono, context: ReviewsContext): void {
  const { db } = context
  serveEndpoint(app, context, {
    endpoint: listReviewsEndpoint,
    limit: 'read',
    cacheControl: REVALIDATED,
    handle: async ({ params, query }) => {
      const rating = query.rating === undefined || query.rating === 'all' ? undefined : Number(query.rating)
      const { q = '', sort = 'rating_high', page = '1' } = query
      const list = await listReviews(db, { ...params, q, rating, sort, page: Number(page) })
      if (context.pictures.isAway?.() !== true) return ok(list)
      return ok({ ...list, reviews: list.reviews.map((review) => ({ ...review, images: [] })) })
    },
  })
  serveEndpoint(app, context, {
    endpoint: reviewStatsEndpoint,
    limit: 'read',
    cacheControl: REVALIDATED,
    handle: async ({ params: { productId } }) =>
      ok((await findStats(db, [productId])).get(productId) ?? NO_REVIEWS),
  })
  serveEndpoint(app, context, {
    endpoint: reviewRatingsEndpoint,
    limit: 'read',
    cacheControl: REVALIDATED,
    handle: async ({ query }) => {
      const stats = await findStats(db, [...new Set(query.products.split(','))])
      const rated = [...stats].filter(([, { totalReviews }]) => totalReviews > 0)
      const ratings = rated.map(([id, { averageRating, totalReviews }]) => [
        id,
        { averageRating, totalReviews },
      ])
      return ok({ ratings: Object.fromEntries(ratings) })
    },
  })
  serveEndpoint(app, context, {
    endpoint: reviewEligibilityEndpoint,
    limit: 'account',
    handle: async ({ params: { productId }, request }) =>
      getEligibility(await context.getSession(request), { db, productId }),
  })
}

function addWrites(app: Hono, context: ReviewsContext): void {
  const { db, now, visitors } = context
  serveEndpoint(app, context, {
    endpoint: createReviewEndpoint,
    limit: 'account',
    status: 201,
    handle: async (call) => {
      const created = await createReview(context, call)
      return created.ok ? ok({ id: created.value.id, status: 'pending' as const }) : created
    },
  })
  serveEndpoint(app, context, {
    endpoint: voteHelpfulEndpoint,
    limit: 'vote',
    handle: async ({ params: { reviewId }, body, request, address, setHeader }) => {
      const visitor = await visitors.identify(request, address)
      const isHelpful = body?.helpful ?? true
      const count = await voteHelpful(db, { reviewId, visitor, isHelpful, now: now() })
      if (count === undefined) return err(NO_REVIEW)
      if (visitor.cookie !== undefined) setHeader('set-cookie', visitor.cookie)
      return ok({ helpful_count: count })
    },
  })
  serveEndpoint(app, context, {
    endpoint: reportReviewEndpoint,
    limit: 'report',
    handle: async ({ params: { reviewId }, body, request, address, setHeader }) => {
      const visitor = await visitors.identify(request, address)
      const reason = body?.reason ?? ''
      if (!(await reportReview(db, { reviewId, visitor, reason, now: now() }))) return err(NO_REVIEW)
      if (visitor.cookie !== undefined) setHeader('set-cookie', visitor.cookie)
      return ok({})
    },
  })
}

function addPictures(app: Hono, context: ReviewsContext): void {
  const path = `${PICTURES_PATH}/:id/:width` as const
  app.get(path, async (c) => {
    const { id, width } = c.req.param()
    const accept = c.req.header('accept') ?? ''
    const picture = await servePicture(context, { id, width, accept, audience: 'everybody' })
    return picture ?? refuse({ code: 'not_found', message: 'There is no such picture.' }, c.get('requestId'))
  })
}
