import { ok, type Result } from '@sorrel/domain/result'
import { toAnswer } from '@sorrel/http/answer'
import type { Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import type { ReviewRow } from '../data/schema.ts'
import { refuse, type Refusal } from '../http/answer.ts'
import { toOpenApi } from '../http/open-api.ts'
import { getRequestId, refuseOtherMethods, serveEndpoint } from '../http/serve.ts'
import { isEqual } from '../http/visitor.ts'
import type { Actor, Decisions } from './decide.ts'
import {
  approveEndpoint,
  dismissReportsEndpoint,
  getQueuedEndpoint,
  hideImageEndpoint,
  listQueueEndpoint,
  MODERATION_ENDPOINTS,
  type ModeratedReview,
  rejectEndpoint,
} from './endpoints.ts'
import { countQueues, findQueue, findQueued, type QueuedReview } from './queue.ts'

const ACTOR = /^[\w@. -]{1,60}$/

export interface ApiRoutes {
  readonly context: ReviewsContext
  readonly decisions: Decisions
  readonly token: string
}

/**
 * The HTTP API of moderation: `Authorization: Bearer {token}` is required, `X-Moderator` names who acts. No cookie
 * gives access.
 */
export function addModerationApi(app: Hono, { context, decisions, token }: ApiRoutes): void {
  const expected = `Bearer ${token}`
  app.use('/moderation/api/*', async (c, next) => {
    if (isEqual(c.req.header('authorization') ?? '', expected)) return next()
    const { isOver, headers } = await context.limits.spend('sign_in', context.getAddress(c))
    const requestId = getRequestId(c.req.raw)
    const answer = isOver
      ? refuse({ code: 'throttled', message: 'Too many wrong tokens.' }, requestId)
      : refuse({ code: 'unauthenticated', message: 'A token is needed.' }, requestId)
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    return answer
  })
  // Pages of other sites cannot send the token's header, so the origin need not be checked.
  addReads(app, { ...context, origins: 'any' })
  addDecisions(app, { ...context, origins: 'any' }, decisions)
  app.get('/moderation/api/openapi.json', () => toAnswer(describeModerationApi()))
  refuseOtherMethods(app, Object.values(MODERATION_ENDPOINTS))
}

function describeModerationApi() {
  return toOpenApi({
    title: 'Moderation of reviews',
    endpoints: MODERATION_ENDPOINTS,
    getProblems: (name) =>
      MODERATION_ENDPOINTS[name].method === 'GET'
        ? [400, 401, 404, 429]
        : [400, 401, 404, 409, 413, 415, 429],
    needsToken: true,
  })
}

function addReads(app: Hono, context: ReviewsContext): void {
  const { db } = context
  serveEndpoint(app, context, {
    endpoint: listQueueEndpoint,
    limit: 'moderate',
    handle: async ({ query: { queue = 'pending', page = '1' } }) => {
      const found = await findQueue(db, { queue, page: Number(page) })
      const totals = await countQueues(db)
      return ok({ reviews: found.map(toModeratedReview), total: totals[queue], page: Number(page) })
    },
  })
  serveEndpoint(app, context, {
    endpoint: getQueuedEndpoint,
    limit: 'moderate',
    handle: async ({ params: { reviewId } }) => {
      const found = await findQueued(db, reviewId)
      if (found === undefined) return { ok: false, error: { code: 'not_found', message: 'No such review.' } }
      const history = found.history.map(({ action, actor, detail, requestId, dateCreated }) => ({
        action,
        actor,
        detail,
        requestId,
        dateCreated: dateCreated.toISOString(),
      }))
      return ok({ ...toModeratedReview(found), history })
    },
  })
}

function addDecisions(app: Hono, context: ReviewsContext, decisions: Decisions): void {
  const by = ({ request, requestId }: { request: Request; requestId: string }): Actor => {
    const name = request.headers.get('x-moderator') ?? ''
    return { actor: ACTOR.test(name) ? name : 'operator', requestId, now: context.now() }
  }
  serveEndpoint(app, context, {
    endpoint: approveEndpoint,
    limit: 'moderate',
    handle: async (call) => toDecided(await decisions.approve(call.params.reviewId, by(call))),
  })
  serveEndpoint(app, context, {
    endpoint: rejectEndpoint,
    limit: 'moderate',
    handle: async (call) => {
      const reason = call.body?.reason ?? ''
      return toDecided(await decisions.reject(call.params.reviewId, { ...by(call), reason }))
    },
  })
  serveEndpoint(app, context, {
    endpoint: dismissReportsEndpoint,
    limit: 'moderate',
    handle: async (call) => toDecided(await decisions.dismissReports(call.params.reviewId, by(call))),
  })
  serveEndpoint(app, context, {
    endpoint: hideImageEndpoint,
    limit: 'moderate',
    handle: async (call) => {
      const isHidden = call.body?.hidden ?? true
      return toDecided(await decisions.setImageHidden(call.params.imageId, { ...by(call), isHidden }))
    },
  })
}

function toDecided(result: Result<ReviewRow, Refusal>) {
  return result.ok ? ok({ id: result.value.id, status: result.value.status }) : result
}

function toModeratedReview({ review, images, reports }: QueuedReview): ModeratedReview {
  return {
    id: review.id,
    status: review.status,
    productId: review.productId,
    orderId: review.orderId,
    rating: review.rating,
    title: review.title,
    body: review.body,
    userName: review.userName,
    dateCreated: review.dateCreated.toISOString(),
    dateDecided: review.dateDecided?.toISOString() ?? null,
    rejectReason: review.rejectReason,
    helpfulCount: review.helpfulCount,
    images: images.map(({ id, sizes, isHidden }) => ({
      id,
      url: `/moderation/images/${id}/${sizes.at(-1)?.width ?? 0}`,
      isHidden,
    })),
    reports: reports.map(({ reason, dateCreated }) => ({ reason, dateCreated: dateCreated.toISOString() })),
  }
}
