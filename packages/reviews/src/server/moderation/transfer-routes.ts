import { toAnswer } from '@sorrel/contracts/http/answer'
import { readText } from '@sorrel/contracts/http/body'
import { type Html, html } from '@sorrel/contracts/http/html'
import { checkOrigin } from '@sorrel/contracts/http/request'
import type { Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { refuse } from '../http/answer.ts'
import { isEqual } from '../http/visitor.ts'
import { type Page, toPage } from '../page/respond.ts'
import { EXPORT_TYPES, type ExportFormat, exportReviews } from '../transfer/export-reviews.ts'
import { importReviews, type ImportResult } from '../transfer/import-reviews.ts'
import type { Actor } from './decide.ts'
import { type Screen, toFramedPage } from './frame-view.ts'
import { getLanguage } from './language.ts'
import { toMessagePage } from './log-in-view.ts'
import { createGet } from './page-routes.ts'
import type { ModeratorSession } from './session.ts'
import { countQueues } from './queue.ts'

/** Largest file that is imported, in bytes. */
const IMPORT_MAX_BYTES = 20 * 1024 * 1024
const FORMATS = ['csv', 'jsonl'] as const

export interface TransferRoutes {
  readonly context: ReviewsContext
  readonly session: ModeratorSession
  /** Origin of the moderation page. */
  readonly origin: string
}

/** Import and export on the moderation page. */
export function addTransferPages(app: Hono, routes: TransferRoutes): void {
  const { context, session, origin } = routes
  const get = createGet(app, routes)
  get('/moderation/transfer', async (_, screen) => toPage(toTransferPage(screen)))
  for (const format of FORMATS)
    get(`/moderation/reviews.${format}`, async () => answerExport(context, format))
  app.post('/moderation/import', async (c) => {
    const language = getLanguage(c.req.raw)
    const { t } = language
    if (checkOrigin(c.req.raw, [origin]) !== undefined)
      return toPage(toMessagePage(language, t('moderation.other_origin')), { status: 403 })
    const operator = await session.identify(c.req.raw)
    const form = operator === undefined ? undefined : await readUpload(c.req.raw)
    if (operator === undefined || form === undefined || !isEqual(form.key, operator.key))
      return toPage(toMessagePage(language, t('moderation.old_form')), { status: 403 })
    const by = { actor: operator.name, requestId: c.get('requestId'), now: context.now() }
    const result = await importReviews(context, form.text, by)
    const totals = await countQueues(context.db)
    return toPage(toTransferPage({ language, operator: operator.name, key: operator.key, totals }, result))
  })
}

/** Import and export by the HTTP API, whose token has been checked. */
export function addTransferApi(
  app: Hono,
  context: ReviewsContext,
  by: (call: { readonly request: Request; readonly requestId: string }) => Actor,
): void {
  for (const format of FORMATS)
    app.get(`/moderation/api/reviews.${format}`, () => answerExport(context, format))
  app.post('/moderation/api/import', async (c) => {
    const requestId = c.get('requestId')
    const text = await readText(c.req.raw, IMPORT_MAX_BYTES)
    if (!text.ok) return refuse(text.error, requestId)
    return toAnswer(await importReviews(context, text.value, by({ request: c.req.raw, requestId })))
  })
}

const FILE_ANSWER = (type: string) => ({
  description: 'All reviews, oldest first',
  content: { [type]: { schema: { type: 'string' } } },
})

/** These routes as path items of OpenAPI. */
export const TRANSFER_PATHS = {
  '/moderation/api/reviews.csv': {
    get: { operationId: 'exportCsv', responses: { 200: FILE_ANSWER('text/csv') } },
  },
  '/moderation/api/reviews.jsonl': {
    get: { operationId: 'exportLines', responses: { 200: FILE_ANSWER('application/x-ndjson') } },
  },
  '/moderation/api/import': {
    post: {
      operationId: 'importReviews',
      requestBody: {
        content: {
          'text/csv': { schema: { type: 'string' } },
          'application/x-ndjson': { schema: { type: 'string' } },
        },
      },
      responses: {
        200: {
          description: 'What was added, what was there already, and which lines were refused',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  },
}

function answerExport({ db, origins }: ReviewsContext, format: ExportFormat): Response {
  const [origin = 'http://localhost'] = origins === 'any' ? [] : origins
  return new Response(exportReviews({ db, format, origin }), {
    headers: {
      'content-type': EXPORT_TYPES[format],
      'content-disposition': `attachment; filename="reviews.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The key and the file of a form; undefined for another form, or a file that is too large. */
async function readUpload(
  request: Request,
): Promise<{ readonly key: string; readonly text: string } | undefined> {
  const body = await readText(request, IMPORT_MAX_BYTES)
  if (!body.ok) return undefined
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(body.value, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const [key, file] = [form?.get('key'), form?.get('file')]
  return typeof key === 'string' && file instanceof File ? { key, text: await file.text() } : undefined
}

function toTransferPage(screen: Screen, result?: ImportResult): Page {
  const { t } = screen.language
  const content = html`${result && toResult(screen, result)}
<div class="list"><section class="sheet"><p class="facts">${t('moderation.export_text')}</p>
<p class="buttons"><a class="button" href="/moderation/reviews.csv" download>${t('moderation.export_csv')}</a> <a class="button" href="/moderation/reviews.jsonl" download>${t('moderation.export_lines')}</a></p></section>
<section class="sheet"><p class="facts" id="import-text">${t('moderation.import_text')}</p>
<form method="post" action="/moderation/import" enctype="multipart/form-data" class="upload"><input type="hidden" name="key" value="${screen.key}">
<label for="file">${t('moderation.import_file')}</label><input id="file" name="file" type="file" accept=".csv,.jsonl,.ndjson,.txt,text/csv" required aria-describedby="import-text">
<button class="primary">${t('moderation.import_start')}</button></form></section></div>`
  return toFramedPage({ screen, title: t('moderation.transfer'), current: 'transfer', content })
}

function toResult({ language: { t } }: Screen, { added, known, refused }: ImportResult): Html {
  return html`<div class="note ${refused.length === 0 ? 'done' : 'reports'}" role="status"><p>${t('moderation.imported', { count: added, known })}</p>
${refused.length > 0 && html`<h3>${t('moderation.refused_lines', { count: refused.length })}</h3><ul>${refused.map(({ line, problem }) => html`<li>${t('moderation.line', { line, problem })}</li>`)}</ul>`}</div>`
}
