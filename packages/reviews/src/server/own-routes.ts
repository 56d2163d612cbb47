import { changeReviewEndpoint, ownReviewsEndpoint, withdrawReviewEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import type { Hono } from 'hono'
import type { ReviewsContext } from './context.ts'
import { refuse } from './http/answer.ts'
import { serveEndpoint } from './http/serve.ts'
import { changeReview, withdrawReview } from './reviews/change-review.ts'
import { findCustomer } from './reviews/find-customer.ts'
import { findOwnReviews, OWN_PICTURES_PATH } from './reviews/own-reviews.ts'
import { servePicture } from './reviews/serve-picture.ts'

/** Adds the routes of authors: seeing, changing and withdrawing their own reviews. */
export function addOwnRoutes(app: Hono, context: ReviewsContext): void {
  const { db } = context
  serveEndpoint(app, context, {
    endpoint: ownReviewsEndpoint,
    limit: 'account',
    handle: async ({ request }) => {
      const customer = await findCustomer(context, request)
      if (!customer.ok) return customer
      return ok({ reviews: await findOwnReviews(db, { accountId: customer.value.accountId }) })
    },
  })
  serveEndpoint(app, context, {
    endpoint: changeReviewEndpoint,
    limit: 'account',
    handle: async ({ params, ...call }) => {
      const changed = await changeReview(context, { ...call, ...params })
      return changed.ok ? ok({ id: changed.value.id, status: 'pending' as const }) : changed
    },
  })
  serveEndpoint(app, context, {
    endpoint: withdrawReviewEndpoint,
    limit: 'account',
    handle: async ({ params, request, requestId }) => {
      const customer = await findCustomer(context, request)
      if (!customer.ok) return customer
      return withdrawReview(context, { ...params, accountId: customer.value.accountId, requestId })
    },
  })
  addOwnPictures(app, context)
}

/** Pictures that wait for approval are shown to their author alone. */
function addOwnPictures(app: Hono, context: ReviewsContext): void {
  const path = `${OWN_PICTURES_PATH}/:id/:width` as const
  app.get(path, async (c) => {
    const requestId = c.get('requestId')
    const { isOver, headers } = await context.limits.spend('account', context.getAddress(c))
    if (isOver) {
      const answer = refuse({ code: 'throttled', message: 'Too many calls.' }, requestId)
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
      return answer
    }
    const customer = await findCustomer(context, c.req.raw)
    if (!customer.ok) return refuse(customer.error, requestId)
    const { id, width } = c.req.param()
    const accept = c.req.header('accept') ?? ''
    const { accountId } = customer.value
    const picture = await servePicture(context, { id, width, accept, audience: { accountId } })
    return picture ?? refuse({ code: 'not_found', message: 'There is no such picture.' }, requestId)
  })
}
