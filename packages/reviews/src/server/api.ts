import { tmpdir } from 'node:os'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { REQUEST_ID_HEADER, REQUEST_ID_MAX_LENGTH } from '@sorrel/contracts/http/request'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { ReviewsContext } from './context.ts'
import type { ReviewsDatabase } from './data/database.ts'
import { refuse, type Refusal } from './http/answer.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { createVisitors } from './http/visitor.ts'
import { NO_QUEUE } from './job-queue.ts'
import { FAULTS_ONLY } from './log.ts'
import { addModerationApi, OPERATOR } from './moderation/api-routes.ts'
import { createDecisions } from './moderation/decide.ts'
import { addFormRoutes } from './moderation/form-routes.ts'
import { addPageRoutes } from './moderation/page-routes.ts'
import { createModeratorSession, type Moderator } from './moderation/session.ts'
import { addTransferPages } from './moderation/transfer-routes.ts'
import type { Moderation, ReviewsApiOptions } from './options.ts'
import { withCheck } from './session-check.ts'
import { createPictureIntake } from './pictures/picture-intake.ts'
import { PicturesAwayError } from './pictures/picture-store.ts'
import { addPublicRoutes, describePublicApi } from './public-routes.ts'
import { addRequestRoutes } from './requests/request-routes.ts'
import { addRestockRoutes } from './restock/restock-routes.ts'

const SECRET_MIN_LENGTH = 16
const UPLOAD_TIMEOUT_MS = 30_000
/** While the picture store is unreachable, lists contain no pictures either. */
const PICTURES_AWAY: Refusal = {
  code: 'unavailable',
  message: 'The store of pictures cannot be reached.',
  fields: { images: 'reviews.submit.pictures_away' },
  retryAfterSeconds: 30,
}

/**
 * The reviews API as a Hono app: `/api/reviews/*`, `/healthz`, `/readyz`, and with a token `/moderation`. Throws when
 * a secret is too short.
 */
export function createReviewsApi(options: ReviewsApiOptions): Hono {
  checkSecrets('secrets', options.secrets)
  for (const { name, token } of getModerators(options.moderation))
    checkSecrets(`the token of ${name}`, [token])
  const app = new Hono()
  app.use(requestId({ limitLength: REQUEST_ID_MAX_LENGTH }))
  const context = createContext(options)
  addErrors(app, context)
  if (options.middleware !== undefined) app.use(options.middleware)
  addLog(app, context)
  addHealth(app, options)
  app.get('/api/reviews/openapi.json', () => toAnswer(describePublicApi()))
  addPublicRoutes(app, context)
  if (options.requests !== undefined) {
    checkSecrets('requests.callSecrets', options.requests.callSecrets)
    addRequestRoutes(app, context, { ...options.requests, secrets: options.secrets })
  }
  if (options.restocks !== undefined) {
    checkSecrets('restocks.callSecrets', options.restocks.callSecrets)
    addRestockRoutes(app, context, { ...options.restocks, secrets: options.secrets })
  }
  if (options.moderation !== undefined)
    addModerationRoutes(app, context, { ...options, ...options.moderation })
  return app
}

function createContext(options: ReviewsApiOptions): ReviewsContext {
  const { db, secrets, now = () => new Date() } = options
  const store = options.limitStore ?? 'memory'
  return {
    db,
    jobs: options.jobs ?? NO_QUEUE,
    now,
    pictures: options.pictures,
    intake: createPictureIntake({
      folder: options.uploadFolder ?? tmpdir(),
      timeoutMs: options.uploadTimeoutMs ?? UPLOAD_TIMEOUT_MS,
    }),
    origins: options.origins,
    visitors: createVisitors({ secrets, secure: options.origins.every(isSecure) }),
    limits: createRateLimits({ store, db, secret: secrets.at(-1) ?? secrets[0], limits: options.limits }),
    log: options.log ?? FAULTS_ONLY,
    getSession: withCheck(options.getSession),
    getAddress: options.getAddress ?? (() => ''),
    onChange: options.onChange ?? (() => {}),
    findProductId: options.findProductId ?? (() => Promise.resolve(undefined)),
    download: options.download ?? (() => Promise.resolve(undefined)),
  }
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}

function checkSecrets(name: string, values: readonly string[]): void {
  if (values.some((value) => value.length < SECRET_MIN_LENGTH))
    throw new TypeError(`${name} must have at least ${SECRET_MIN_LENGTH} characters`)
}

function addErrors(app: Hono, { log }: ReviewsContext): void {
  app.onError((error, c) => {
    const id = c.get('requestId')
    if (error instanceof PicturesAwayError) return refuse(PICTURES_AWAY, id)
    log.error({ err: error, requestId: id }, 'a request failed')
    return refuse({ code: 'internal', message: 'Something went wrong on our side.' }, id)
  })
  app.notFound((c) => refuse({ code: 'not_found', message: 'There is no such address.' }, c.get('requestId')))
}

/**
 * Adds the request's id to each answer and logs one line for it, without the query, because a search may contain
 * personal data.
 */
function addLog(app: Hono, { log }: ReviewsContext): void {
  app.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const id = c.get('requestId')
    c.header(REQUEST_ID_HEADER, id)
    const ms = Math.round(performance.now() - startedAt)
    log.info({ requestId: id, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  })
}

function addHealth(app: Hono, { db, getBusy }: ReviewsApiOptions): void {
  app.get('/healthz', () => toAnswer({ status: 'ok' }))
  app.get('/readyz', async () => {
    const reason = getBusy?.() ?? (await getOutage(db))
    return reason === undefined
      ? toAnswer({ status: 'ready' })
      : toAnswer({ status: 'not ready', reason }, { status: 503 })
  })
}

async function getOutage(db: ReviewsDatabase): Promise<string | undefined> {
  return db.execute(sql`select 1`).then(
    () => undefined,
    () => 'the database does not answer',
  )
}

/** The operator, plus the moderators that have a token of their own. */
function getModerators(moderation: Moderation | undefined): readonly Moderator[] {
  if (moderation === undefined) return []
  return [{ name: OPERATOR, token: moderation.token }, ...(moderation.moderators ?? [])]
}

/** `/moderation`: the operator's pages, and the HTTP API under `/moderation/api`. */
function addModerationRoutes(
  app: Hono,
  context: ReviewsContext,
  { secrets, ...moderation }: Moderation & Pick<ReviewsApiOptions, 'secrets'>,
): void {
  const { origin, toProductUrl } = moderation
  const moderators = getModerators(moderation)
  const secure = origin.startsWith('https:')
  const session = createModeratorSession({ moderators, secrets, secure, now: context.now })
  const decisions = createDecisions({ ...context, toProductUrl })
  addModerationApi(app, { context, decisions, moderators })
  addFormRoutes(app, { context, decisions, session, origin })
  addPageRoutes(app, { context, session, toProductUrl })
  addTransferPages(app, { context, session, origin })
}
