import { ok, type Result } from '@sorrel/domain/result'
import { toAnswer } from '@sorrel/contracts/http/answer'
import type { Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import type { ReviewRow } from '../data/schema.ts'
import { refuse, type Refusal } from '../http/answer.ts'
import { toOpenApi } from '@sorrel/contracts/open-api'
import { refuseOtherMethods, serveEndpoint } from '../http/serve.ts'
import { isEqual } from '../http/visitor.ts'
import type { Actor, Decisions } from './decide.ts'
import type { Moderator } from './session.ts'
import { addTransferApi, TRANSFER_PATHS } from './transfer-routes.ts'
import {
  approveEndpoint,
  dismissReportsEndpoint,
  getQueuedEndpoint,
  hideImageEndpoint,
  listQueueEndpoint,
  MODERATION_ENDPOINTS,
  type ModeratedReview,
  rejectEndpoint,
  replyEndpoint,
} from './endpoints.ts'
import { countQueue, findQueue, findQueued, type QueuedReview } from './queue.ts'

/** The name of an operator who uses the shared token. */
export const OPERATOR = 'operator'

const ACTOR = /^[\w@. -]{1,60}$/

export interface ApiRoutes {
  readonly context: ReviewsContext
  readonly decisions: Decisions
  readonly moderators: readonly Moderator[]
}

/**
 * The HTTP API of moderation: `Authorization: Bearer {token}` is required. The audit records whose token was used;
 * users of the shared token may give a name in `X-Moderator`. A cookie gives no access.
 */
export function addModerationApi(app: Hono, { context, decisions, moderators }: ApiRoutes): void {
  const findModerator = (request: Request): Moderator | undefined => {
    const given = request.headers.get('authorization') ?? ''
    return moderators.filter(({ token }) => isEqual(given, `Bearer ${token}`))[0]
  }
  app.use('/moderation/api/*', async (c, next) => {
    if (findModerator(c.req.raw) !== undefined) return next()
    const { isOver, headers } = await context.limits.spend('sign_in', context.getAddress(c))
    const requestId = c.get('requestId')
    const answer = isOver
      ? refuse({ code: 'throttled', message: 'Too many wrong tokens.' }, requestId)
      : refuse({ code: 'unauthenticated', message: 'A token is needed.' }, requestId)
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    return answer
  })
  // Pages of other sites cannot send the token's header, so the origin need not be checked.
  addReads(app, { ...context, origins: 'any' })
  const by: By = ({ request, requestId }) => {
    const { name = OPERATOR } = findModerator(request) ?? {}
    const given = request.headers.get('x-moderator') ?? ''
    const actor = name === OPERATOR && ACTOR.test(given) ? given : name
    return { actor, requestId, now: context.now() }
  }
  addDecisions(app, { ...context, origins: 'any' }, { decisions, by })
  addTransferApi(app, context, by)
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
    morePaths: TRANSFER_PATHS,
  })
}

function addReads(app: Hono, context: ReviewsContext): void {
  const { db } = context
  serveEndpoint(app, context, {
    endpoint: listQueueEndpoint,
    limit: 'moderate',
    handle: async ({ query }) => {
      const { queue = 'pending', page = '1', rating, product: productId, language: locale, pictures } = query
      const filter = { rating: rating && Number(rating), productId, locale, pictures }
      const [found, total] = await Promise.all([
        findQueue(db, { queue, filter, page: Number(page) }),
        countQueue(db, { queue, filter }),
      ])
      return ok({ reviews: found.map(toModeratedReview), total, page: Number(page) })
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

type By = (call: { readonly request: Request; readonly requestId: string }) => Actor

interface Deciding {
  readonly decisions: Decisions
  readonly by: By
}

function addDecisions(app: Hono, context: ReviewsContext, { decisions, by }: Deciding): void {
  serveEndpoint(app, context, {
    endpoint: approveEndpoint,
    limit: 'moderate',
    handle: async (call) => {
      const version = call.body?.version
      return toDecided(await decisions.approve(call.params.reviewId, { ...by(call), version }))
    },
  })
  serveEndpoint(app, context, {
    endpoint: rejectEndpoint,
    limit: 'moderate',
    handle: async (call) => {
      const { reason = '', version } = call.body ?? {}
      return toDecided(await decisions.reject(call.params.reviewId, { ...by(call), reason, version }))
    },
  })
  serveEndpoint(app, context, {
    endpoint: replyEndpoint,
    limit: 'moderate',
    handle: async (call) => {
      const text = call.body?.text ?? ''
      return toDecided(await decisions.reply(call.params.reviewId, { ...by(call), text }))
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
    version: review.version,
    locale: review.locale,
    reply: review.reply,
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
