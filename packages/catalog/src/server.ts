/** The index of a catalogue: tables, writing, and the HTTP API as a Hono app over drizzle. Node only. */

import { fileURLToPath } from 'node:url'
import { parseBody } from '@sorrel/contracts/http'
import { toOpenApi } from '@sorrel/contracts/open-api'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { refuse, toAnswer } from '@sorrel/contracts/http/answer'
import { readText } from '@sorrel/contracts/http/body'
import { REQUEST_ID_HEADER, REQUEST_ID_MAX_LENGTH } from '@sorrel/contracts/http/request'
import type { Secrets } from '@sorrel/contracts/http/token'
import { createWebhookReader } from '@sorrel/contracts/http/webhook'
import { sql } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import type { CatalogDatabase } from './server/data/database.ts'
import { type AnnouncedChange, catalogEndpoints } from './server/http/endpoints.ts'
import { refuseOtherMethods, serveRead } from './server/http/serve.ts'
import { createCachedCounts } from './server/list/cached-counts.ts'
import { listProducts } from './server/list/list-products.ts'
import { readProducts, readSitemapPage, readStatus } from './server/list/read-products.ts'
import { createSynonyms, type SynonymGroups } from './server/search/synonyms.ts'
import { suggest } from './server/search/suggest.ts'
import { findMoved } from './server/write/old-slugs.ts'

export type { AnnouncedChange } from './server/http/endpoints.ts'
export type { SynonymGroups } from './server/search/synonyms.ts'
export type { CatalogDatabase } from './server/data/database.ts'
export { catalogWalks } from './server/data/schema.ts'
export { deleteProducts } from './server/write/delete-products.ts'
export { refreshTotals } from './server/write/refresh-totals.ts'
export { writeCategories, writeCategoryOrder } from './server/write/write-categories.ts'
export { type WrittenProducts, writeProducts } from './server/write/write-products.ts'
export { writeRatings } from './server/write/write-ratings.ts'

/** Migrations for drizzle's `migrate`. The names of all tables start with `catalog`. They need the extension `pg_trgm`. */
export const CATALOG_MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../drizzle', import.meta.url)),
  migrationsTable: 'catalog_migrations',
}

const SECRET_MIN_LENGTH = 16
const DEFAULT_PAGE_SIZE = 25
const DEFAULT_SUGGESTIONS = 6
/** Enough for a thousand ids. */
const CHANGES_MAX_BYTES = 256 * 1024

export interface CatalogLog {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface CatalogApiOptions {
  readonly db: CatalogDatabase
  /** Words that mean the same, by language. Default: none. */
  readonly synonyms?: SynonymGroups | undefined
  /** Default: changes cannot be announced over HTTP. */
  readonly changes?:
    | {
        /**
         * Secrets shared with the sender of announcements, each of at least 16 characters. A call may be signed with
         * any of them.
         */
        readonly secrets: Secrets
        /** Must store the announcement before it resolves. */
        readonly onChange: (change: AnnouncedChange) => Promise<void>
      }
    | undefined
  readonly log?: CatalogLog | undefined
  /** Called with every answer, for metrics. Must not throw. */
  readonly onAnswer?: ((answer: { path: string; status: number; ms: number }) => void) | undefined
  /** The work left before the service is ready, in one line. */
  readonly getBusy?: (() => string | undefined) | undefined
  /** Wraps every answer, for example to trace it. */
  readonly middleware?: MiddlewareHandler | undefined
}

/** The index as a Hono app: `/api/catalog/*`, `/healthz`, `/readyz`. Throws when a secret is too short. */
export function createCatalogApi(options: CatalogApiOptions): Hono {
  const app = new Hono()
  app.use(requestId({ limitLength: REQUEST_ID_MAX_LENGTH }))
  addErrors(app, options)
  if (options.middleware !== undefined) app.use(options.middleware)
  addLog(app, options)
  addHealth(app, options)
  app.get('/api/catalog/openapi.json', () => toAnswer(describeCatalogApi()))
  addReads(app, options)
  addChanges(app, options)
  refuseOtherMethods(app, Object.values(catalogEndpoints))
  return app
}

/** The endpoints as OpenAPI 3.1. */
function describeCatalogApi() {
  return toOpenApi({
    title: 'Catalogue',
    endpoints: catalogEndpoints,
    getProblems: (name) => (name === 'announceChanges' ? [400, 401, 404, 413, 415] : [400]),
  })
}

function addErrors(app: Hono, { log }: CatalogApiOptions): void {
  app.onError((error, c) => {
    const id = c.get('requestId')
    log?.error({ err: error, requestId: id }, 'a request failed')
    return refuse({ code: 'internal', message: 'Something went wrong on our side.' }, id)
  })
  app.notFound((c) => refuse({ code: 'not_found', message: 'There is no such address.' }, c.get('requestId')))
}

/**
 * Adds the request's id to each answer and logs one line for it, without the query, because a search may contain
 * personal data.
 */
function addLog(app: Hono, { log, onAnswer }: CatalogApiOptions): void {
  app.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const answer = { path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - startedAt) }
    const id = c.get('requestId')
    c.header(REQUEST_ID_HEADER, id)
    log?.info({ requestId: id, method: c.req.method, ...answer }, 'request')
    onAnswer?.(answer)
  })
}

function addHealth(app: Hono, { db, getBusy }: CatalogApiOptions): void {
  const getOutage = () =>
    db.execute(sql`select 1`).then(
      () => undefined,
      () => 'the database does not answer',
    )
  app.get('/healthz', () => toAnswer({ status: 'ok' }))
  app.get('/readyz', async () => {
    const reason = getBusy?.() ?? (await getOutage())
    return reason === undefined
      ? toAnswer({ status: 'ready' })
      : toAnswer({ status: 'not ready', reason }, { status: 503 })
  })
}

function addReads(app: Hono, { db, synonyms }: CatalogApiOptions): void {
  const known = createSynonyms(synonyms ?? {})
  const parts = { synonyms: known, cached: createCachedCounts() }
  serveRead(
    app,
    catalogEndpoints.listProducts,
    ({ filters = '', pageSize = DEFAULT_PAGE_SIZE, ...request }) =>
      listProducts(db, { ...request, pageSize, query: parseFilterQuery(filters) }, parts),
  )
  serveRead(app, catalogEndpoints.suggestProducts, ({ limit = DEFAULT_SUGGESTIONS, ...request }) =>
    suggest(db, { ...request, limit }, parts),
  )
  serveRead(app, catalogEndpoints.getProducts, ({ slugs, ids, ...audience }) =>
    readProducts(
      db,
      slugs === undefined ? { by: 'id', keys: ids ?? [] } : { by: 'slug', keys: slugs },
      audience,
    ),
  )
  serveRead(app, catalogEndpoints.getSitemapPage, ({ page }) => readSitemapPage(db, page))
  serveRead(app, catalogEndpoints.findMoved, (request) => findMoved(db, request))
  serveRead(app, catalogEndpoints.getStatus, () => readStatus(db))
}

function addChanges(app: Hono, { changes }: CatalogApiOptions): void {
  if (changes === undefined) return
  if (changes.secrets.some((secret) => secret.length < SECRET_MIN_LENGTH))
    throw new TypeError(`each of changes.secrets must have at least ${SECRET_MIN_LENGTH} characters`)
  const readWebhook = createWebhookReader({ secrets: changes.secrets })
  const endpoint = catalogEndpoints.announceChanges
  app.post(endpoint.path, async (c) => {
    const { req } = c
    const id = c.get('requestId')
    const text = await readText(req.raw, CHANGES_MAX_BYTES)
    if (!text.ok) return refuse(text.error, id)
    const message = await readWebhook({ headers: req.raw.headers, body: text.value })
    if (message === undefined)
      return refuse({ code: 'unauthenticated', message: 'The call is not signed as it must be.' }, id)
    const body = parseBody(endpoint, message.content)
    if (!body.ok)
      return refuse({ code: 'invalid', message: 'The call is not as it must be.', fields: body.error }, id)
    await changes.onChange(body.value)
    return toAnswer({})
  })
}
